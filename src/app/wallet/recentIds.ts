import type { Storage } from '../../platform/storage/storage'

/** Key of the wallet that was chosen last. The specification prescribes it. @see specification, section 9 */
export const latestKey = 'rk-latest-id'

/** Key of the wallets that have connected. */
export const recentKey = 'walletdock.recent'

/** Maximum number of stored ids. */
export const maxRecent = 3

/** Returns functions for the list of ids that is stored under a key, latest first. Invalid values are ignored. */
export function recentList<Id>(
  key: string,
  isId: (value: unknown) => value is Id,
) {
  function load(storage: Storage): readonly Id[] {
    try {
      const ids: unknown = JSON.parse(storage.get(key) ?? '[]')
      return Array.isArray(ids) ? ids.filter(isId).slice(0, maxRecent) : []
    } catch {
      // The stored text is not JSON.
      return []
    }
  }
  return {
    load,
    /** Moves an id to the front of the list. @returns the list */
    save(storage: Storage, id: Id): readonly Id[] {
      const ids = [...new Set([id, ...load(storage)])].slice(0, maxRecent)
      storage.set(key, JSON.stringify(ids))
      return ids
    },
  }
}

/** The networks that the visitor was on when opening the list. */
export const recentChains = recentList(
  'walletdock.recentChains',
  (value) => typeof value === 'number',
)

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
