import type { Connector } from '@wagmi/core'
import type { EIP1193Provider } from 'viem'
import { wrapProvider } from './connectors/wrapProvider'

/** Returns a connector's provider, wrapped, because a host's own connector returns the wallet's own object. */
export async function providerOf(
  connector: Connector,
): Promise<EIP1193Provider> {
  return wrapProvider(await connector.getProvider())
}
