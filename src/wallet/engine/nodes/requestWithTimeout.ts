import type { Connector } from '@wagmi/core'
import type { EIP1193Provider } from 'viem'
import { providerOf } from '../connectors/wrapProvider'
import { withTimeout } from '../withTimeout'

/** How long a wallet may take to answer a request that needs no prompt, in milliseconds. */
const limitMs = 5000

/** Sends a request that the wallet answers without a prompt. @throws an error named `TimeoutError` @see EIP-1193 */
export function requestWithTimeout(
  connector: Connector,
  method: string,
  params: readonly unknown[],
): Promise<unknown> {
  async function request(): Promise<unknown> {
    const provider = await providerOf(connector)
    // viem types the parameters of each method. The cast avoids repeating those types.
    const request = { method, params }
    return provider.request(
      request as Parameters<EIP1193Provider['request']>[0],
    )
  }
  return withTimeout(request(), limitMs)
}
