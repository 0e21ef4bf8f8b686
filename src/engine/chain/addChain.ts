import type { Config, Connector } from '@wagmi/core'
import { fullAddress } from '../../platform/page/fullAddress'
import { providerOf } from '../providerOf'

/**
 * Requests that a wallet adds a chain. Passes the URLs of the chain definition, because the host's RPC URLs may contain
 * a key.
 * @throws the wallet's error
 * @see EIP-3085
 */
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
  await provider.request({
    method: 'wallet_addEthereumChain',
    params: [
      {
        chainId: `0x${chainId.toString(16)}`,
        chainName: name,
        nativeCurrency,
        rpcUrls: rpcUrls.default.http.map(fullAddress),
        ...(explorer && { blockExplorerUrls: [explorer] }),
      },
    ],
  })
}
