import type { Storage } from '../platform/storage'

/** Where wagmi keeps the connection of this page, under our prefix. */
const key = 'walletdock.store'

/** What wagmi notes, under our prefix, when the visitor leaves a Safe that this page is shown in. */
const leftSafeKey = 'walletdock.safe.disconnected'

/**
 * True when this visitor left the page connected, or a Safe shows it: only then is the engine fetched before a tap.
 * @param inSafe whether the page around this one may be a Safe
 */
export function hasSessionToResume(storage: Storage, inSafe = false): boolean {
  if (inSafe && !storage.get(leftSafeKey)) return true
  try {
    return Boolean(JSON.parse(storage.get(key) ?? '{}').state.current)
  } catch {
    return false
  }
}
