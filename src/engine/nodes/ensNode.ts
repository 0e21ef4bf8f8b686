import type { EnsNode } from '../../names/readEns'
import { fullAddress } from '../../platform/fullAddress'
import type { EngineContext } from '../EngineContext'

const mainnetId = 1

/**
 * Returns the node that ENS names are read from: `ensRpcUrl`, else the page's own node for mainnet. `undefined` stands
 * for viem's public node, `false` for none.
 */
export function ensNode({
  config,
  settings,
}: Pick<EngineContext, 'config' | 'settings'>): EnsNode | false | undefined {
  const { ensRpcUrl, rpcUrls } = settings
  if (ensRpcUrl !== undefined) return ensRpcUrl
  // The client of a page's own wagmi config may have any transport, so it is used as it is.
  if (config.chains.some(({ id }) => id === mainnetId))
    return config.getClient({ chainId: mainnetId })
  const url = rpcUrls[mainnetId]
  return url && fullAddress(url)
}
