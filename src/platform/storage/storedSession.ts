import {
  type Fields,
  fieldsOf,
  isAddress,
  isCount,
  storedFields,
} from '../shapes'
import { pageStorage, type Storage } from './storage'

/** Key and format are those of wagmi's store, because other releases read them, also in other tabs. */
export const sessionKey = 'walletdock.store'

/** The value of this key changes when a wallet has connected or disconnected in any tab. */
export const changeKey = 'walletdock.tabs'

/** Returns whether the visitor is connected in this or another tab, or was when the last page closed. */
export function hasStoredSession(storage: Storage): boolean {
  return Boolean(fieldsOf(loadSession(storage)['state'])['current'])
}

/** Call it only if the visitor or the wallet has ended the session. A page that fails to reconnect keeps it. */
export function removeSession(storage: Storage): void {
  storage.remove(sessionKey)
}

/** Returns the stored session in any format. Returns an empty object if there is none. */
export function loadSession(storage: Storage): Fields {
  return storedFields(storage.get(sessionKey))
}

/** Returns the connector to reconnect. `undefined` if a host's own wagmi has stored the session. */
export function storedConnector(storage: Storage): string | undefined {
  const { connector } = loadSession(storage)
  return typeof connector === 'string' ? connector : undefined
}

export function saveSession(storage: Storage, connector: string): void {
  const state = { current: connector }
  storage.set(sessionKey, JSON.stringify({ connector, state }))
}

/** How long a wallet may be missing until it counts as uninstalled, in milliseconds. */
const missingLimitMs = 3 * 24 * 3_600_000

/** Removes the session if its wallet has been missing for days. */
export function saveMissing(storage: Storage): void {
  const session = loadSession(storage)
  const { missingSince } = session
  const since = typeof missingSince === 'number' ? missingSince : Date.now()
  const text = JSON.stringify({ ...session, missingSince: since })
  if (Date.now() - since > missingLimitMs) removeSession(storage)
  else storage.set(sessionKey, text)
}

export function notifyTabs(): void {
  // In a microtask, because wagmi stores a connection right after it has reported it. The value is random, because tabs
  // are only notified of changes.
  queueMicrotask(() => pageStorage.set(changeKey, `${Math.random()}`))
}

export type StoredAccount = {
  readonly address: `0x${string}`
  readonly chainId: number
  readonly connector: { readonly id: string; readonly name: string }
  readonly name?: string | undefined
}

/** Maximum length of stored texts that are accepted. */
const maxLength = 255

export function storedAccount(storage: Storage): StoredAccount | undefined {
  return accountIn(loadSession(storage)['account'])
}

/** Parses a stored account. Returns `undefined` if it is invalid, because storage may contain anything. */
export function accountIn(account: unknown): StoredAccount | undefined {
  const { address, chainId, connector, name } = fieldsOf(account)
  const { id, name: called } = fieldsOf(connector)
  return isAddress(address) && isCount(chainId) && isText(id) && isText(called)
    ? {
        address,
        chainId,
        connector: { id, name: called },
        ...(isText(name) && { name }),
      }
    : undefined
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && !!value && value.length <= maxLength
}
