import { useEffect, useSyncExternalStore } from 'react'
import type { GuardedProps } from '../../connect/ConnectDialogProps'
import { lockedId, TermsNote } from '../../connect/terms/TermsNote'
import { termsParts } from '../../connect/terms/termsParts'
import { bestTag } from '../../messages/bestTag'
import { pageStorage } from '../../platform/storage'
import type { Session } from '../../session/createSession'
import type { Terms } from '../Terms'
import { type Acceptance, createAcceptance } from './acceptance'
import type { WalletList } from './WalletList'

/** Returns the list with the host's terms below it. If consent is required, wallets cannot be chosen before it. */
export function withTerms(
  list: WalletList,
  terms: Terms,
  session: Session,
): WalletList {
  const acceptance = createAcceptance(terms, pageStorage)
  const send = sendOnceAccepted(session, acceptance)
  return {
    ...list,
    guard: (given) => (
      <Guard {...given} {...{ acceptance, list, send, terms }} />
    ),
    mayChoose: () => acceptance.getStanding().isAccepted,
    line: (language) =>
      !terms.mustAccept && (
        <TermsNote {...noteIn(language?.button.locale ?? 'en', terms.text)} />
      ),
  }
}

/** Does not connect a wallet without consent. Shows the list with the checkbox instead. */
function sendOnceAccepted(
  session: Session,
  { mayChoose }: Acceptance,
): Session['send'] {
  return (event) => {
    const isChoice = event.type === 'CHOOSE' || event.type === 'RETRY'
    if (!isChoice || mayChoose()) return session.send(event)
    // In a single column, pages hide the list with its checkbox.
    let shown: unknown
    while (shown !== session.getState().dialog) {
      shown = session.getState().dialog
      session.send({ type: 'BACK' })
    }
  }
}

type GuardProps = GuardedProps & {
  readonly acceptance: Acceptance
  readonly list: WalletList
  readonly send: Session['send']
  readonly terms: Terms
}

function Guard(props: GuardProps) {
  const { acceptance, draw, isAlone, list, prepared, send, terms, words } =
    props
  const { isAccepted, missed } = useSyncExternalStore(
    acceptance.subscribe,
    acceptance.getStanding,
  )
  useEffect(() => acceptance.forgetMissed, [acceptance])
  const lockedBy = isAccepted ? undefined : lockedId
  return draw({
    lockedBy,
    // A prepared code would let a tap open the wallet's app without consent.
    prepared: isAccepted ? prepared : undefined,
    send,
    more: ({ messages }) => (
      <>
        {list.more && !isAlone && (
          // Only stops clicks without consent. The row itself is the button.
          <div
            onClickCapture={(event) => {
              if (!acceptance.mayChoose()) event.stopPropagation()
            }}
          >
            {list.more({ messages, lockedBy })}
          </div>
        )}
        <TermsNote
          {...noteIn(messages.locale, terms.text)}
          words={words}
          box={
            terms.mustAccept
              ? { isAccepted, missed, onAnswer: acceptance.answer }
              : undefined
          }
        />
      </>
    ),
  })
}

/** Returns the text in the language of the dialog, otherwise in English, otherwise the first one. */
function noteIn(locale: string, text: Terms['text']) {
  if (typeof text === 'string') return { parts: termsParts(text) }
  const tags = Object.keys(text)
  const lang =
    bestTag(tags, new Intl.Locale(locale)) ??
    bestTag(tags, new Intl.Locale('en')) ??
    tags[0]
  return { lang, parts: termsParts(text[lang ?? ''] ?? '') }
}
