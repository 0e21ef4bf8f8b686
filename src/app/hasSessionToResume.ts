import type { Storage } from '../platform/storage'

/** Where wagmi keeps the connection of this page, under our prefix. */
const key = 'walletdock.store'

/** True when this visitor left the page connected: only then, or in a Safe, is the engine fetched before a tap. */
export function hasSessionToResume(storage: Storage): boolean {
  try {
    return Boolean(JSON.parse(storage.get(key) ?? '{}').state.current)
  } catch {
    // What somebody else has stored there is no session of ours.
    return false
  }
}
