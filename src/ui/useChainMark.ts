import type { ChainView } from '../data/chains/Chain'
import { onDemand, useOnDemand } from './onDemand'

const rarer = onDemand(() =>
  import(/* webpackChunkName: 'chainMarks' */ '../data/chains/rarerMarks').then(
    ({ rarerMark }) => rarerMark,
  ),
)

/** Returns a chain's icon: the host's own, or ours, which is loaded with the first chain that needs it. */
export function useChainMark({ id, iconUrl, iconBackground }: ChainView) {
  const { value: rarerMark } = useOnDemand(iconUrl ? undefined : rarer)
  return iconUrl ? { iconUrl, iconBackground } : rarerMark?.(id)
}
