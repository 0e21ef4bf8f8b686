import type { ChainView } from '../chains/Chain'
import { type OnDemand, onDemand } from './onDemand.initial'
import { useOnDemand } from './useOnDemand.initial'

type RarerMark = typeof import('../chains/rarerMarks').rarerMark

const rarer: OnDemand<RarerMark> = onDemand(() =>
  import('../chains/rarerMarks').then(({ rarerMark }) => rarerMark),
)

/** Returns a chain's icon: the host's own, or ours, which is loaded with the first chain that needs it. */
export function useChainMark({ id, iconUrl, iconBackground }: ChainView) {
  const { value: rarerMark } = useOnDemand(iconUrl ? undefined : rarer)
  return iconUrl ? { iconUrl, iconBackground } : rarerMark?.(id)
}
