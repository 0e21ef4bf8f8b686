import type { Terms } from '../../app/WalletdockConfig'
import { createListeners } from '../../platform/listeners'
import type { Storage } from '../../platform/storage/storage'

/** Key of the version of the terms that this visitor has accepted. */
const acceptedKey = 'walletdock.terms'

export type ConsentState = {
  /** Whether wallets can be chosen. */
  readonly isAccepted: boolean
  /** How often the visitor has chosen a wallet without consent since the dialog opened. */
  readonly missed: number
}

/** The visitor's consent, as a store for `useSyncExternalStore`. */
export type Acceptance = ReturnType<typeof createAcceptance>

/** Stores the consent per version. If the storage is unavailable, the consent lasts until the page unloads. */
export function createAcceptance(terms: Terms, storage: Storage) {
  const { mustAccept, text, version = JSON.stringify(text) } = terms
  const { notify, subscribe } = createListeners()
  let state: ConsentState = {
    isAccepted: !mustAccept || storage.get(acceptedKey) === version,
    missed: 0,
  }

  function change(next: Partial<ConsentState>) {
    state = { ...state, ...next }
    notify()
  }

  return {
    getConsent: (): ConsentState => state,
    subscribe,
    /** Stores the visitor's answer for this version of the terms. */
    answer(isAccepted: boolean) {
      if (isAccepted) storage.set(acceptedKey, version)
      else storage.remove(acceptedKey)
      change({ isAccepted, missed: 0 })
    },
    /** Highlights the checkbox, because the visitor has chosen a wallet without consent. */
    addMissed: () => change({ missed: state.missed + 1 }),
    clearMissed() {
      if (state.missed) change({ missed: 0 })
    },
  }
}
