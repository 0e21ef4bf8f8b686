import type { Chain, ChainView } from './Chain'
import { chainMark } from './marks'

/** Returns a configured chain, or an unknown chain of the wallet, for views. */
export function chainView(chains: readonly Chain[], id: number): ChainView {
  const chain = chains.find((candidate) => candidate.id === id)
  const mark = chainMark(id)
  return {
    id,
    name: chain?.name ?? String(id),
    iconUrl: chain?.iconUrl ?? mark?.iconUrl,
    iconBackground: chain?.iconBackground ?? mark?.iconBackground,
    testnet: chain?.testnet,
    unsupported: !chain,
  }
}
