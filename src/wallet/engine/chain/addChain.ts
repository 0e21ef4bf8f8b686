import type { Config, Connector } from '@wagmi/core'
import { ChainNotAddedError } from '../../../errors/engineErrors'
import { fullAddress } from '../../../platform/page/webUrl'
import { providerOf } from '../connectors/wrapProvider'

export async function chainOf(connector: Connector) {
  try {
    return await connector.getChainId()
  } catch {
    // Many wallets answer nothing else while they switch.
    return undefined
  }
}

/** Passes the URLs of the chain's definition, because the host's may contain a key. @throws ChainNotAddedError */
export async function addChain(
  { chains }: Config,
  connector: Connector,
  chainId: number,
): Promise<void> {
  const chain = chains.find(({ id }) => id === chainId)
  // wagmi reports the missing chain when the switch is requested.
  if (!chain) return
  const provider = await providerOf(connector)
  const { blockExplorers, name, nativeCurrency, rpcUrls } = chain
  const explorer = blockExplorers?.default.url
  const parameter = {
    chainId: `0x${chainId.toString(16)}`,
    chainName: name,
    nativeCurrency,
    rpcUrls: rpcUrls.default.http.map(fullAddress),
    ...(explorer && { blockExplorerUrls: [explorer] }),
  }
  try {
    await provider.request({
      method: 'wallet_addEthereumChain',
      params: [parameter],
    })
  } catch (cause) {
    throw new ChainNotAddedError('The wallet has not added the chain.', {
      cause,
    })
  }
}
