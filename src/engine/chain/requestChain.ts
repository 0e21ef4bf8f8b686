import { type Config, type Connector, switchChain } from '@wagmi/core'
import { errorLinks } from '../../errors/errorLinks'
import { fullAddress } from '../../platform/page/fullAddress'
import { providerOf } from '../providerOf'
import { assertOnChain } from './assertOnChain'
import { watchChain } from './watchChain'

/**
 * Requests that a connected wallet switches its chain, which may prompt the visitor.
 * @throws the wallet's error; UnsupportedChainError if the wallet accepts but does not switch
 * @see EIP-3326
 */
export async function requestChain(
  config: Config,
  connector: Connector,
  chainId: number,
): Promise<void> {
  const chain = config.chains.find(({ id }) => id === chainId)
  // wagmi adds a chain that the wallet does not know. The URLs of a host's own config may be relative, so pass absolute
  // ones.
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
 * Requests the switch from an extension directly, because wagmi waits for the wallet's event after the answer. It would
 * wait forever if the wallet accepts but does not switch.
 * @returns false if wagmi must request the switch: for other kinds of wallets, and if the wallet must add the chain
 * first
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
