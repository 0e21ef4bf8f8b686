import type { EnsNode } from '../../../data/names/readEns'
import { fullAddress } from '../../../platform/page/webUrl'
import type { EngineContext } from '../EngineContext'

const mainnetId = 1

/**
 * Returns the node that resolves ENS names: `ensRpcUrl`, otherwise the page's mainnet node. `undefined` means viem's
 * public node, `false` means that ENS is off.
 */
export function ensNode({
  config,
  settings,
}: Pick<EngineContext, 'config' | 'settings'>): EnsNode | false | undefined {
  const { ensRpcUrl, rpcUrls } = settings
  if (ensRpcUrl !== undefined) return ensRpcUrl
  // The client of a page's own wagmi config may have any transport, so it is used unchanged.
  if (config.chains.some(({ id }) => id === mainnetId))
    return config.getClient({ chainId: mainnetId })
  const url = rpcUrls[mainnetId]
  return url && fullAddress(url)
}
