import type { Storage } from './storage.initial'
import { loadSession } from './storedSession.initial'

/** The stored part of a session's account. */
export type StoredAccount = {
  readonly address: `0x${string}`
  readonly chainId: number
  readonly connector: { readonly id: string; readonly name: string }
  readonly name?: string | undefined
}

/** Maximum length of stored texts that are accepted. */
const maxLength = 255

/** Returns the stored account of the session. */
export function storedAccount(storage: Storage): StoredAccount | undefined {
  return accountIn(loadSession(storage)['account'])
}

/** Parses a stored account. Returns `undefined` if it is invalid, because storage may contain anything. */
export function accountIn(account: unknown): StoredAccount | undefined {
  const { address, chainId, connector, name }: Unknown = Object(account)
  const { id, name: called }: Unknown = Object(connector)
  return isAddress(address) &&
    isChainId(chainId) &&
    isText(id) &&
    isText(called)
    ? {
        address,
        chainId,
        connector: { id, name: called },
        ...(isText(name) && { name }),
      }
    : undefined
}

type Unknown = Readonly<Record<string, unknown>>

function isAddress(value: unknown): value is `0x${string}` {
  return typeof value === 'string' && /^0x[\da-f]{40}$/i.test(value)
}

function isChainId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && !!value && value.length <= maxLength
}
