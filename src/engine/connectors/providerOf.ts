import type { Connector } from '@wagmi/core'
import type { EIP1193Provider } from 'viem'

/** A connector's provider. wagmi's types leave open what it is; that of every connector here speaks EIP-1193. */
export async function providerOf(
  connector: Connector,
): Promise<EIP1193Provider> {
  return (await connector.getProvider()) as EIP1193Provider
}
