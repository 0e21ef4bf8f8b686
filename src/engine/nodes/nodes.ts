import { RateLimitedError } from '../../errors/engineErrors'
import type { TransactionOwner } from '../../transactions/transactionStore'
import type { EngineContext } from '../EngineContext'
import { backoffAfter, isRateLimit } from './backoffAfter'
import { requestWithTimeout } from './requestWithTimeout'
import { storedBackoff } from './storedBackoff'

/** Sends a request to a node. The answer is unchecked. */
export type NodeRequest = (
  method: string,
  ...params: unknown[]
) => Promise<unknown>

/** How long the first request after a backoff may take until another request is tried, in milliseconds. */
const answerMs = 10_000

/**
 * Returns a function that sends requests to the host's node for a chain. If the node reports too many requests, all
 * tabs of the host wait for a while, and then try a single request. The function does not retry, because its callers
 * poll.
 * @throws RateLimitedError immediately during the backoff; otherwise viem's errors
 */
export function hostNode(
  { config }: EngineContext,
  chainId: number,
): NodeRequest {
  const client = config.getClient({ chainId })
  // A custom transport of the host may have no URL.
  const url: unknown = client.transport['url']
  const { remove, save, mark, load } = storedBackoff(String(url ?? chainId))
  return async (method, ...params) => {
    const backoff = load()
    if (backoff && backoff.untilMs > Date.now()) throw new RateLimitedError()
    // Until this request is answered, other requests keep waiting.
    if (backoff) save({ ...backoff, untilMs: Date.now() + answerMs })
    const own = mark()
    try {
      // viem types each method. The requests here use the JSON-RPC format.
      const request = { method, params } as Parameters<typeof client.request>[0]
      const answer = await client.request(request, { retryCount: 0 })
      if (backoff && mark() === own) remove()
      return answer
    } catch (thrown) {
      // The node may reject several concurrent requests. The rejections count as one.
      if (mark() === own) {
        if (isRateLimit(thrown)) save(backoffAfter(thrown, backoff))
        else remove()
      }
      throw thrown
    }
  }
}

/**
 * Returns a function that sends requests to the connected wallet's node. That node knows the transactions that the
 * wallet has sent, even if the host's node does not.
 * @throws Error if a different account or chain is connected
 */
export function walletNode(
  { config }: EngineContext,
  { address, chainId }: TransactionOwner,
): NodeRequest {
  return async (method, ...params) => {
    const { connections, current } = config.state
    const connection = connections.get(current ?? '')
    if (
      connection?.chainId !== chainId ||
      !connection.accounts.some((account) => account === address)
    )
      throw new Error('Another account is connected.')
    return requestWithTimeout(connection.connector, method, params)
  }
}
