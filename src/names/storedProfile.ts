import type { Profile } from './Profile'

/** Where names are kept beyond a reload. Never throws. */
export type NameStorage = {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
}

/** How long a name that was found is kept, in milliseconds. */
const keptMs = 3 * 60 * 60_000
/** Some avatars are whole images; the page's storage is not ours to fill. In characters. */
const longestAvatar = 2000

/** The name that was found lately. What is none, or not fresh any more, is taken away. */
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

/** Keeps a name, if there is one; that there is none may change any time. */
export function storeProfile(
  storage: NameStorage,
  address: string,
  { name, avatar = '' }: Profile,
): void {
  if (!name || avatar.length > longestAvatar) return
  if (!/^0x[\da-f]{40}$/i.test(address)) return
  const until = Date.now() + keptMs
  storage.set(keyOf(address), JSON.stringify({ name, avatar, until }))
}

function keyOf(address: string): string {
  return `walletdock.name.${address.toLowerCase()}`
}

/** Storage belongs to the whole origin: it may hold anything. */
function parse(stored: string): Profile | undefined {
  try {
    const { name, avatar, until } = Object(JSON.parse(stored))
    const left = until - Date.now()
    return typeof name === 'string' &&
      name &&
      typeof avatar === 'string' &&
      left > 0 &&
      left <= keptMs
      ? { name, avatar: avatar || undefined }
      : undefined
  } catch {
    // Anything but JSON is not ours: the name is looked up.
    return undefined
  }
}
