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

/** What the terms mean where the list is not. */
/** The list with the host's terms below it. Where they must be accepted, that comes before every choice. */
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

/** Asks no wallet before the terms are accepted, and leads to them instead. */
function sendOnceAccepted(
  session: Session,
  { mayChoose }: Acceptance,
): Session['send'] {
  return (event) => {
    const isChoice = event.type === 'CHOOSE' || event.type === 'RETRY'
    if (!isChoice || mayChoose()) return session.send(event)
    // Pages of a single column hide the list, and the box with it.
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
    // With it, a tap would open the wallet's app at once.
    prepared: isAccepted ? prepared : undefined,
    send,
    more: ({ messages }) => (
      <>
        {list.more && !isAlone && (
          // It holds a press back; the row acts.
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

/** The text in the language of the sentences around it, or else in English, or else the first. */
function noteIn(locale: string, text: Terms['text']) {
  if (typeof text === 'string') return { parts: termsParts(text) }
  const tags = Object.keys(text)
  const lang =
    bestTag(tags, new Intl.Locale(locale)) ??
    bestTag(tags, new Intl.Locale('en')) ??
    tags[0]
  return { lang, parts: termsParts(text[lang ?? ''] ?? '') }
}
