import type { Config, Connector } from '@wagmi/core'
import { fullAddress } from '../../platform/fullAddress'
import { providerOf } from '../connectors/providerOf'

/**
 * Asks a wallet to take a chain in, as the chain's own entry describes it: the host's RPC
 * address may carry a key.
 * @throws what the wallet answers
 * @see EIP-3085
 */
export async function addChain(
  { chains }: Config,
  connector: Connector,
  chainId: number,
): Promise<void> {
  const chain = chains.find(({ id }) => id === chainId)
  // wagmi tells of it when it is asked to switch.
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
