import type { Profile } from './Profile'

/** Storage for names, so that they survive a reload. Never throws. */
export type NameStorage = {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
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
  storage: NameStorage,
  account: NamedAccount,
): Profile | undefined {
  const key = keyOf(account)
  // Release 0.2.0 stored names without their chain.
  storage.remove(prefixOf(account))
  const stored = storage.get(key)
  if (stored === null) return undefined
  const profile = parse(stored)
  if (!profile) storage.remove(key)
  return profile
}

/** Stores a name. Does not store that an account has none, because that may change at any time. */
export function storeProfile(
  storage: NameStorage,
  account: NamedAccount,
  { name, avatar = '' }: Profile,
): void {
  if (!name || avatar.length > longestAvatar) return
  if (!/^0x[\da-f]{40}$/i.test(account.address)) return
  const expiresAt = Date.now() + maxAgeMs
  storage.set(
    keyOf(account),
    JSON.stringify({ name, avatar, until: expiresAt }),
  )
}

function prefixOf({ address }: NamedAccount): string {
  return `walletdock.name.${address.toLowerCase()}`
}

function keyOf(account: NamedAccount): string {
  return `${prefixOf(account)}.${account.chainId}`
}

/** Parses a stored name. The whole origin shares the storage, so it may contain anything. */
function parse(stored: string): Profile | undefined {
  try {
    const { name, avatar, until } = Object(JSON.parse(stored))
    const left = until - Date.now()
    return typeof name === 'string' &&
      name &&
      typeof avatar === 'string' &&
      left > 0 &&
      left <= maxAgeMs
      ? { name, avatar: avatar || undefined }
      : undefined
  } catch {
    // The stored text is not JSON. The name is looked up instead.
    return undefined
  }
}
