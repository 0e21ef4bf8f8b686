import type { Storage } from '../../platform/storage/storage'

/** Maximum number of stored ids. */
export const maxRecent = 3

/** Returns the ids that are stored under a key, latest first. Ignores invalid values. */
export function recentIdsAt<Id>(
  storage: Storage,
  key: string,
  isId: (value: unknown) => value is Id,
): readonly Id[] {
  try {
    const ids: unknown = JSON.parse(storage.get(key) ?? '[]')
    return Array.isArray(ids) ? ids.filter(isId).slice(0, maxRecent) : []
  } catch {
    // The stored text is not JSON.
    return []
  }
}

/** Moves an id to the front of the list that is stored under a key. @returns the list */
export function saveRecentId<Id>(
  storage: Storage,
  key: string,
  before: readonly Id[],
  id: Id,
): readonly Id[] {
  const ids = [id, ...before.filter((other) => other !== id)].slice(
    0,
    maxRecent,
  )
  storage.set(key, JSON.stringify(ids))
  return ids
}
