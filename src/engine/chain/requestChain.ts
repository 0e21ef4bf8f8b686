import { type Config, type Connector, switchChain } from '@wagmi/core'
import { errorLinks } from '../../errors/errorLinks'
import { fullAddress } from '../../platform/fullAddress'
import { providerOf } from '../connectors/providerOf'
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
    if (!chain || !(await isAccepted(connector, chainId))) {
      const addEthereumChainParameter = { rpcUrls }
      const wanted = { chainId, connector, addEthereumChainParameter }
      await switchChain(config, wanted)
    }
    await assertOnChain(connector, chainId)
  } finally {
    stop()
  }
}

/**
 * Requests the chain of an extension. wagmi waits for the wallet's event after its answer, for ever if the wallet has
 * accepted and stays where it is.
 * @returns false if wagmi must request it: of other kinds of wallets, and of one that must add the chain first
 */
async function isAccepted(
  connector: Connector,
  chainId: number,
): Promise<boolean> {
  if (connector.type !== 'injected') return false
  try {
    const provider = await providerOf(connector)
    await provider.request({
      method: 'wallet_switchEthereumChain',
      params: [{ chainId: `0x${chainId.toString(16)}` }],
    })
    return true
  } catch (thrown) {
    if (errorLinks(thrown).some(({ code }) => code === 4902)) return false
    throw thrown
  }
}
