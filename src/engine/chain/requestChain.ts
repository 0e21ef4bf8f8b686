import { type Config, type Connector, switchChain } from '@wagmi/core'
import { fullAddress } from '../../platform/fullAddress'
import { assertOnChain } from './assertOnChain'
import { watchChain } from './watchChain'

/**
 * Requests another chain of a connected wallet, which may prompt its owner.
 * @throws what the wallet throws; UnsupportedChainError when it has accepted and stays where it is
 * @see EIP-3326
 */
export async function requestChain(
  config: Config,
  connector: Connector,
  chainId: number,
): Promise<void> {
  const chain = config.chains.find(({ id }) => id === chainId)
  // wagmi adds a chain that the wallet does not know, with the URLs of a host's own config as they are.
  const rpcUrls = chain?.rpcUrls.default.http.slice(0, 1).map(fullAddress)
  const stop = watchChain(connector, chainId)
  try {
    const addEthereumChainParameter = { rpcUrls }
    await switchChain(config, { chainId, connector, addEthereumChainParameter })
    await assertOnChain(connector, chainId)
  } finally {
    stop()
  }
}
