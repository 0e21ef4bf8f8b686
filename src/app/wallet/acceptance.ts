import type { Storage } from '../../platform/storage'
import type { Terms } from '../Terms'

/** Which version of a host's terms this visitor has accepted. */
const acceptedKey = 'walletdock.terms'

/** Where a visitor stands with a host's terms. */
export type Standing = {
  /** Wallets can be chosen. */
  readonly isAccepted: boolean
  /** How often a wallet was chosen before the box was ticked, while this dialog is open. */
  readonly missed: number
}

/** Whether the terms are accepted, and whether somebody went past them. Fits React's `useSyncExternalStore`. */
export type Acceptance = {
  getStanding(): Standing
  subscribe(listener: () => void): () => void
  /** Remembers the visitor's answer, for this version of the terms. */
  answer(isAccepted: boolean): void
  /** Whether a wallet may be chosen now; if not, the box is pointed out. */
  mayChoose(): boolean
  /** The dialog has closed: nothing is pointed out any more. */
  forgetMissed(): void
}

/** Remembers in the given storage, per version; where that keeps nothing, until the page goes. */
export function createAcceptance(terms: Terms, storage: Storage): Acceptance {
  const { mustAccept, text, version = JSON.stringify(text) } = terms
  const listeners = new Set<() => void>()
  let standing: Standing = {
    isAccepted: !mustAccept || storage.get(acceptedKey) === version,
    missed: 0,
  }

  function change(next: Partial<Standing>) {
    standing = { ...standing, ...next }
    for (const listener of [...listeners]) listener()
  }

  return {
    getStanding: () => standing,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    answer(isAccepted) {
      if (isAccepted) storage.set(acceptedKey, version)
      else storage.remove(acceptedKey)
      change({ isAccepted, missed: 0 })
    },
    mayChoose() {
      const { isAccepted, missed } = standing
      if (!isAccepted) change({ missed: missed + 1 })
      return isAccepted
    },
    forgetMissed() {
      if (standing.missed) change({ missed: 0 })
    },
  }
}
