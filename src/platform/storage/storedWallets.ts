import type { Storage } from './storage'
import { loadSession, removeSession, sessionKey } from './storedSession'

/** Changes of a page's wallets, with the ids of their connectors. */
export type WalletsChange = {
  readonly removed?: readonly string[]
  readonly active?: string | undefined
  readonly added?: readonly string[]
}

/** Returns the connectors of a session with several wallets, the active one first. */
export function storedWallets(storage: Storage): readonly string[] {
  const { connector, others } = loadSession(storage)
  const ids: readonly unknown[] = Array.isArray(others) ? others : []
  return typeof connector === 'string'
    ? [connector, ...ids.filter((id) => typeof id === 'string')]
    : []
}

/** Tabs receive changes in different orders, so a tab applies its own changes, and keeps other tabs' entries. */
export function applyChange(
  ids: readonly string[],
  { removed = [], active, added = [] }: WalletsChange,
): readonly string[] {
  const remaining = ids.filter((id) => !removed.includes(id))
  const first = active === undefined ? [] : [active]
  return [...new Set([...first, ...remaining, ...added])]
}

/** Stores the changes for the next page and for other tabs. @returns whether the list has changed */
export function saveWallets(storage: Storage, change: WalletsChange): boolean {
  const ids = storedWallets(storage)
  const [connector, ...others] = applyChange(ids, change)
  if (`${[connector, ...others]}` === `${ids}`) return false
  if (connector === undefined) removeSession(storage)
  else {
    // Releases without support for several wallets read the active one.
    const state = { current: connector }
    storage.set(sessionKey, JSON.stringify({ connector, others, state }))
  }
  return true
}
