import type { Storage } from '../../platform/storage'

const recentKey = 'walletdock.recentChains'

/** How many networks are remembered. */
const kept = 3

/** Ids of the networks on which the visitor looked at the list, the latest first. */
export function recentChainIds(storage: Storage): readonly number[] {
  try {
    const ids: unknown = JSON.parse(storage.get(recentKey) ?? '[]')
    if (!Array.isArray(ids)) return []
    return ids.filter((id) => typeof id === 'number').slice(0, kept)
  } catch {
    // Anything else stored there is not our list: nothing is recent.
    return []
  }
}

/** @returns the recent networks, this one the first of them now */
export function rememberChain(storage: Storage, id: number): readonly number[] {
  const others = recentChainIds(storage).filter((other) => other !== id)
  const ids = [id, ...others].slice(0, kept)
  storage.set(recentKey, JSON.stringify(ids))
  return ids
}

/** The same networks, with the recent ones first. */
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
