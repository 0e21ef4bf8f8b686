import { useSyncExternalStore } from 'react'
import type { Settings } from '../../app/checkConfig'
import type { BelowWalletsProps, Dock, Part } from '../../app/Dock'
import type { Terms } from '../../app/WalletdockConfig'
import { bestTag } from '../../data/messages/bestTag'
import { pageStorage } from '../../platform/storage/storage'
import { useDialog } from '../../views/DialogContext'
import { type Acceptance, createAcceptance } from './acceptance'
import { checkTerms } from './check'
import { lockedId, TermsNote } from './TermsNote'
import { termsParts } from './termsParts'

/** Checks the host's terms. @throws ConfigurationError */
export function check({ terms }: Settings): void {
  checkTerms(terms)
}

/** Shows the host's terms below the list. Wallets are locked while the visitor must accept them. */
export function createPart({ session, settings }: Dock): Part {
  const { terms } = settings
  // This feature is loaded only for hosts with terms, but TypeScript cannot infer that.
  if (!terms) return {}
  const acceptance = createAcceptance(terms, pageStorage)
  const { addMissed, clearMissed, getConsent, subscribe } = acceptance
  // Not when the view unmounts, because the page renders the next dialog ahead, while this one fades out.
  session.subscribe(() => {
    if (!session.getState().dialog) clearMissed()
  })
  return {
    gate: {
      lockedBy: () => (getConsent().isAccepted ? undefined : lockedId),
      subscribe,
      refuse() {
        addMissed()
        // In a single column, other steps hide the list and its checkbox, so go back to the list.
        let shown: unknown
        while (shown !== session.getState().dialog) {
          shown = session.getState().dialog
          session.send({ type: 'BACK' })
        }
      },
    },
    slots: {
      belowWallets: (props) => <Below {...props} {...{ acceptance, terms }} />,
      belowWallet: ({ dock }) => {
        const { locale } = dock.language.get()?.button ?? { locale: 'en' }
        return (
          !terms.mustAccept && <TermsNote {...noteIn(locale, terms.text)} />
        )
      },
    },
  }
}

type BelowProps = BelowWalletsProps & {
  readonly acceptance: Acceptance
  readonly terms: Terms
}

function Below({ acceptance, dock, terms }: BelowProps) {
  const { messages } = useDialog()
  const { answer, getConsent, subscribe } = acceptance
  const consent = useSyncExternalStore(subscribe, getConsent)
  return (
    <TermsNote
      {...noteIn(messages.locale, terms.text)}
      words={dock.language.get()?.choice}
      box={terms.mustAccept ? { ...consent, onAnswer: answer } : undefined}
    />
  )
}

/** Returns the text in the language of the dialog, otherwise in English, otherwise in the first language. */
function noteIn(locale: string, text: Terms['text']) {
  if (typeof text === 'string') return { parts: termsParts(text) }
  const tags = Object.keys(text)
  const lang =
    bestTag(tags, new Intl.Locale(locale)) ??
    bestTag(tags, new Intl.Locale('en')) ??
    tags[0]
  return { lang, parts: termsParts(text[lang ?? ''] ?? '') }
}
