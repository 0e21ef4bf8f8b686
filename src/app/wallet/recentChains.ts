import type { Storage } from '../../platform/storage/storage'
import { recentIdsAt, saveRecentId } from './recentIds'

const recentKey = 'walletdock.recentChains'

const isId = (value: unknown) => typeof value === 'number'

/** Returns the ids of the networks that the visitor was on when opening the list, latest first. */
export function recentChainIds(storage: Storage): readonly number[] {
  return recentIdsAt(storage, recentKey, isId)
}

/** Stores a network as the latest one. @returns ids of the recent networks, this one first */
export function saveRecentChain(
  storage: Storage,
  id: number,
): readonly number[] {
  return saveRecentId(storage, recentKey, recentChainIds(storage), id)
}

/** Returns the networks with the recent ones first. */
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
