import { forgetSession, readSession, sessionKey } from './keptSession'
import type { Storage } from './storage'

/** What has happened to the wallets of a page, by the ids of their connectors. */
export type KeptChange = {
  /** Those that were left. */
  readonly gone?: readonly string[]
  /** The one that is the active one from now on. */
  readonly chosen?: string | undefined
  /** Those that have come beside it. */
  readonly came?: readonly string[]
}

/** The connectors of a session with several wallets, the active one first. */
export function keptWallets(storage: Storage): readonly string[] {
  const { connector, others } = readSession(storage)
  const ids: readonly unknown[] = Array.isArray(others) ? others : []
  return typeof connector === 'string'
    ? [connector, ...ids.filter((id) => typeof id === 'string')]
    : []
}

/**
 * What is kept from now on. Tabs hear of wallets in different order: a tab changes what is kept by what has happened in
 * itself, and leaves alone what others have written. Pure.
 */
export function changeKept(
  kept: readonly string[],
  { gone = [], chosen, came = [] }: KeptChange,
): readonly string[] {
  const left = kept.filter((id) => !gone.includes(id))
  const first = chosen === undefined ? [] : [chosen]
  return [...new Set([...first, ...left, ...came])]
}

/** Writes that down, for the next page and for other tabs. @returns whether there was anything to write */
export function keepWallets(storage: Storage, change: KeptChange): boolean {
  const kept = keptWallets(storage)
  const [connector, ...others] = changeKept(kept, change)
  if (`${[connector, ...others]}` === `${kept}`) return false
  if (connector === undefined) forgetSession(storage)
  else {
    // Versions that know one wallet read the active one.
    const state = { current: connector }
    storage.set(sessionKey, JSON.stringify({ connector, others, state }))
  }
  return true
}
