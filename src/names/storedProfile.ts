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

/** Returns the stored name. Removes invalid and expired entries. */
export function readStoredProfile(
  storage: NameStorage,
  address: string,
): Profile | undefined {
  const key = keyOf(address)
  const stored = storage.get(key)
  if (stored === null) return undefined
  const profile = parse(stored)
  if (!profile) storage.remove(key)
  return profile
}

/** Stores a name. Does not store that an address has none, because that may change at any time. */
export function storeProfile(
  storage: NameStorage,
  address: string,
  { name, avatar = '' }: Profile,
): void {
  if (!name || avatar.length > longestAvatar) return
  if (!/^0x[\da-f]{40}$/i.test(address)) return
  const expiresAt = Date.now() + maxAgeMs
  storage.set(
    keyOf(address),
    JSON.stringify({ name, avatar, until: expiresAt }),
  )
}

function keyOf(address: string): string {
  return `walletdock.name.${address.toLowerCase()}`
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
