import type { Connector } from '@wagmi/core'
import type { EIP1193Provider } from 'viem'

/** Returns a connector's provider. wagmi types it as unknown, but all connectors here have an EIP-1193 provider. */
export async function providerOf(
  connector: Connector,
): Promise<EIP1193Provider> {
  return (await connector.getProvider()) as EIP1193Provider
}
