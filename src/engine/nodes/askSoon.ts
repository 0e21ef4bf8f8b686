import type { Connector } from '@wagmi/core'
import type { EIP1193Provider } from 'viem'
import { providerOf } from '../connectors/providerOf'
import { withLimit } from '../withLimit'

/** How long a wallet may take to answer what it need not ask its owner, in milliseconds. */
const limitMs = 5000

/**
 * Asks a wallet something that it can answer by itself.
 * @throws an error named `TimeoutError` when it stays silent
 * @see EIP-1193
 */
export function askSoon(
  connector: Connector,
  method: string,
  params: readonly unknown[],
): Promise<unknown> {
  async function ask(): Promise<unknown> {
    const provider = await providerOf(connector)
    // viem's type knows each method.
    const request = { method, params }
    return provider.request(
      request as Parameters<EIP1193Provider['request']>[0],
    )
  }
  return withLimit(ask(), limitMs)
}
