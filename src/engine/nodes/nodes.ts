import { RateLimitedError } from '../../errors/engineErrors'
import { onPageBack } from '../../platform/page/pageVisibility.initial'
import type { TransactionOwner } from '../../transactions/transactionStore'
import type { EngineContext } from '../EngineContext'
import { backoffAfter, isAnswer, isRateLimit } from './backoffAfter'
import { requestWithTimeout } from './requestWithTimeout'
import { storedBackoff } from './storedBackoff'

/** Sends a request to a node. The answer is unchecked. */
export type NodeRequest = (
  method: string,
  ...params: unknown[]
) => Promise<unknown>

/** How long the first request after a backoff may take until another request is tried, in milliseconds. */
const answerMs = 10_000

/** The nodes that this page has sent requests to, with the number of failures since the last answer. */
const failures = new Map<string, number>()

/** Number of failures in a row that are followed by no pause, because most failures are short. */
const mostFree = 2

/** The pauses after further failures grow as if the node had refused this many requests. */
const firstPause = { refusals: 3 }

/**
 * Ends the pauses of nodes that have failed without saying why, each time the visitor or the network returns. The pause
 * of a node that has reported too many requests continues.
 */
export function retryNodesOnReturn(ended: AbortSignal | undefined): void {
  onPageBack(() => {
    for (const node of failures.keys()) {
      failures.set(node, 0)
      const { load, remove } = storedBackoff(node)
      if (load()?.isUnexplained) remove()
    }
  }, ended)
}

/**
 * Returns a function that sends requests to the host's node for a chain. If the node reports too many requests, or
 * fails several times in a row, all tabs of the host wait for a while, and then try a single request. Without CORS
 * headers, a page cannot read why a node fails. The function does not retry, because its callers
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
  const node = String(url ?? chainId)
  const { remove, save, mark, load } = storedBackoff(node)
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
      failures.set(node, 0)
      if (backoff && mark() === own) remove()
      return answer
    } catch (thrown) {
      // The node may reject several concurrent requests. The rejections count as one.
      if (mark() === own) {
        const count = isAnswer(thrown) ? 0 : (failures.get(node) ?? 0) + 1
        failures.set(node, count)
        if (isRateLimit(thrown)) save(backoffAfter(thrown, backoff))
        else if (count > mostFree || (backoff && count))
          save({
            ...backoffAfter(thrown, backoff ?? firstPause),
            isUnexplained: true,
          })
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
