import type { Storage } from '../../platform/storage/storage'

/** Key of the wallet that was chosen last. The specification prescribes it. @see specification, section 9 */
export const latestKey = 'rk-latest-id'

/** Key of the wallets that have connected. */
export const recentKey = 'walletdock.recent'

const chainsKey = 'walletdock.recentChains'

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

const isChainId = (value: unknown) => typeof value === 'number'

/** Returns the ids of the networks that the visitor was on when opening the list, latest first. */
export function recentChainIds(storage: Storage): readonly number[] {
  return recentIdsAt(storage, chainsKey, isChainId)
}

/** Stores a network as the latest one. @returns ids of the recent networks, this one first */
export function saveRecentChain(
  storage: Storage,
  id: number,
): readonly number[] {
  return saveRecentId(storage, chainsKey, recentChainIds(storage), id)
}

export function recentFirst<Chain extends { readonly id: number }>(
  chains: readonly Chain[],
  recent: readonly number[],
): readonly Chain[] {
  const rank = ({ id }: Chain) => recent.indexOf(id)
  const isRecent = (chain: Chain) => rank(chain) >= 0
  return [
    ...chains.filter(isRecent).sort((one, other) => rank(one) - rank(other)),
    ...chains.filter((chain) => !isRecent(chain)),
  ]
}
