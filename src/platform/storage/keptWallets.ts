import { forgetSession, readSession, sessionKey } from './keptSession.initial'
import type { Storage } from './storage.initial'

/** Changes of a page's wallets, with the ids of their connectors. */
export type KeptChange = {
  /** The wallets that have been disconnected. */
  readonly gone?: readonly string[]
  /** The new active wallet. */
  readonly chosen?: string | undefined
  /** The wallets that have been added. */
  readonly came?: readonly string[]
}

/** Returns the connectors of a session with several wallets, the active one first. */
export function keptWallets(storage: Storage): readonly string[] {
  const { connector, others } = readSession(storage)
  const ids: readonly unknown[] = Array.isArray(others) ? others : []
  return typeof connector === 'string'
    ? [connector, ...ids.filter((id) => typeof id === 'string')]
    : []
}

/**
 * Returns the new list. Tabs may receive changes in different orders. A tab applies only its own changes, and keeps the
 * entries that other tabs have written.
 */
export function changeKept(
  kept: readonly string[],
  { gone = [], chosen, came = [] }: KeptChange,
): readonly string[] {
  const left = kept.filter((id) => !gone.includes(id))
  const first = chosen === undefined ? [] : [chosen]
  return [...new Set([...first, ...left, ...came])]
}

/** Stores the changes for the next page and for other tabs. @returns whether the list has changed */
export function keepWallets(storage: Storage, change: KeptChange): boolean {
  const kept = keptWallets(storage)
  const [connector, ...others] = changeKept(kept, change)
  if (`${[connector, ...others]}` === `${kept}`) return false
  if (connector === undefined) forgetSession(storage)
  else {
    // Releases without support for several wallets read the active one.
    const state = { current: connector }
    storage.set(sessionKey, JSON.stringify({ connector, others, state }))
  }
  return true
}
