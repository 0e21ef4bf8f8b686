import type { Storage } from '../../platform/storage'

/** How many are remembered. */
export const kept = 3

/** Ids that are kept under a key, the latest first. Anything else that is stored there is not our list: nothing is recent. */
export function recentIdsAt<Id>(
  storage: Storage,
  key: string,
  isId: (value: unknown) => value is Id,
): readonly Id[] {
  try {
    const ids: unknown = JSON.parse(storage.get(key) ?? '[]')
    return Array.isArray(ids) ? ids.filter(isId).slice(0, kept) : []
  } catch {
    // It is no JSON either.
    return []
  }
}

/** Puts an id first in the list under a key. @returns the list */
export function rememberAt<Id>(
  storage: Storage,
  key: string,
  before: readonly Id[],
  id: Id,
): readonly Id[] {
  const ids = [id, ...before.filter((other) => other !== id)].slice(0, kept)
  storage.set(key, JSON.stringify(ids))
  return ids
}
