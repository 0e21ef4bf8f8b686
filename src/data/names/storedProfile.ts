import { isAddress, storedFields } from '../../platform/shapes'
import type { Storage } from '../../platform/storage/storage'

export type Profile = {
  readonly name?: string | undefined
  readonly avatar?: string | undefined
}

/** A profile that was looked up. */
export type FoundProfile = Profile & {
  /** True if the lookup on the visitor's chain failed, so the account may have another name there. */
  readonly isUncertain?: boolean
}

/** How long a name is stored, in milliseconds. */
const maxAgeMs = 3 * 60 * 60_000
/** Maximum length of stored avatars. Some are whole images in a data URL, and the page needs the storage as well. */
const longestAvatar = 2000

/** An account on a chain. The name may depend on the chain. */
export type NamedAccount = {
  readonly address: string
  readonly chainId: number
}

/** Returns the stored name. Removes invalid and expired entries. */
export function readStoredProfile(
  storage: Storage,
  account: NamedAccount,
): Profile | undefined {
  const key = keyOf(account)
  const stored = storage.get(key)
  if (stored === null) return undefined
  const profile = parse(stored)
  if (!profile) storage.remove(key)
  return profile
}

/** Stores a name. Does not store that an account has none, because that may change at any time. */
export function storeProfile(
  storage: Storage,
  account: NamedAccount,
  { name, avatar = '' }: Profile,
): void {
  if (!name || avatar.length > longestAvatar) return
  if (!isAddress(account.address)) return
  const expiresAt = Date.now() + maxAgeMs
  storage.set(
    keyOf(account),
    JSON.stringify({ name, avatar, until: expiresAt }),
  )
}

function keyOf({ address, chainId }: NamedAccount): string {
  return `walletdock.name.${address.toLowerCase()}.${chainId}`
}

function parse(stored: string): Profile | undefined {
  const { name, avatar, until } = storedFields(stored)
  if (typeof name !== 'string' || typeof avatar !== 'string') return undefined
  const leftMs = typeof until === 'number' ? until - Date.now() : 0
  return name && leftMs > 0 && leftMs <= maxAgeMs
    ? { name, avatar: avatar || undefined }
    : undefined
}
