import type { TransactionOwner } from '../../../data/transactions/transactionStore'
import { RateLimitedError } from '../../../errors/engineErrors'
import { onPageBack } from '../../../platform/page/pageVisibility'
import type { EngineContext } from '../EngineContext'
import {
  type Backoff,
  backoffAfter,
  isAnswer,
  isRateLimit,
} from './backoffAfter'
import { requestWithTimeout } from './requestWithTimeout'

/** Sends a request to a node. The answer is unchecked. */
export type NodeRequest = (
  method: string,
  ...params: unknown[]
) => Promise<unknown>

/** A node that has failed since its last answer. */
type FailingNode = {
  /** Number of failures in a row that did not report too many requests. */
  readonly failures: number
  readonly backoff?: Backoff | undefined
  /** Start of the pause, in milliseconds since 1970. */
  readonly fromMs: number
  readonly waitMs: number
}

/** How long the first request after a backoff may take until another request is tried, in milliseconds. */
const answerMs = 10_000

/** The failing nodes of this page. A reload forgets them. */
const failing = new Map<string, FailingNode>()

/** The pending requests to a node. The others wait for the first, which returns whether it has settled in time. */
type PendingRequests = { count: number; first?: Promise<boolean> }

const pending = new Map<string, PendingRequests>()

/** How long the first request may be pending until the next one is sent, in milliseconds. */
const lateMs = 1000

/** Number of failures in a row that are followed by no pause, because most failures are short. */
const mostFree = 2

/** The pauses after further failures grow as if the node had refused this many requests. */
const firstPause = { refusals: 3 }

/** Ends pauses when the visitor or the network returns, except after a report of too many requests. */
export function retryNodesOnReturn(ended: AbortSignal | undefined): void {
  onPageBack(() => {
    for (const [node, { failures }] of failing)
      if (failures > 0) failing.delete(node)
  }, ended)
}

/**
 * Returns a function that sends requests to the host's node for a chain. If the node reports too many requests, or
 * fails several times in a row, the page waits for a while, and then tries a single request. Without CORS headers, a
 * page cannot read why a node fails. The function does not retry, because its callers poll. Of several requests at the
 * same time, it first sends one, so that a node that fails does not receive them all.
 * @throws RateLimitedError immediately during the backoff; otherwise viem's errors
 */
export function hostNode(
  { config }: Pick<EngineContext, 'config'>,
  chainId: number,
): NodeRequest {
  const client = config.getClient({ chainId })
  // A custom transport of the host may have no URL.
  const url: unknown = client.transport['url']
  const node = String(url ?? chainId)
  const send: NodeRequest = async (method, ...params) => {
    const before = failing.get(node)
    if (before && isWaiting(before)) throw new RateLimitedError()
    // Until this request is answered, other requests wait.
    if (before)
      failing.set(node, { ...before, fromMs: Date.now(), waitMs: answerMs })
    const own = failing.get(node)
    try {
      // viem types each method. The requests here use the JSON-RPC format.
      const request = { method, params } as Parameters<typeof client.request>[0]
      const answer = await client.request(request, { retryCount: 0 })
      if (!isResult(method, answer))
        throw new Error('The node returned no valid result.')
      if (failing.get(node) === own) failing.delete(node)
      return answer
    } catch (thrown) {
      // The node may reject several concurrent requests. The rejections count as one.
      if (failing.get(node) === own) {
        const isReverted = method === 'eth_call' && isAnswer(thrown)
        const after = isReverted ? undefined : failedNode(thrown, own)
        if (after) failing.set(node, after)
        else failing.delete(node)
      }
      throw thrown
    }
  }
  return (...asked) => afterFirst(node, () => send(...asked))
}

async function afterFirst<T>(node: string, send: () => Promise<T>): Promise<T> {
  const requests = pending.get(node) ?? { count: 0 }
  pending.set(node, requests)
  requests.count++
  try {
    let { first } = requests
    while (first && !(await first))
      // If the first is late, one of the others replaces it.
      first = first === requests.first ? undefined : requests.first
    const request = send()
    if (!first) requests.first = settlesInTime(request)
    return await request
  } finally {
    requests.count--
    if (requests.count === 0) pending.delete(node)
  }
}

function settlesInTime(request: Promise<unknown>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, lateMs, false)
    const settle = () => {
      clearTimeout(timer)
      resolve(true)
    }
    request.then(settle, settle)
  })
}

function failedNode(
  thrown: unknown,
  { failures: earlier, backoff: last }: Partial<FailingNode> = {},
): FailingNode {
  const failures = isRateLimit(thrown) ? 0 : (earlier ?? 0) + 1
  const isFree = failures > 0 && failures <= mostFree && !last
  const backoff = isFree
    ? undefined
    : backoffAfter(thrown, last ?? (failures > 0 ? firstPause : undefined))
  const { waitMs = 0 } = backoff ?? {}
  return { failures, backoff, fromMs: Date.now(), waitMs }
}

/** If the clock was set back, the pause has ended. Otherwise it would last that much longer. */
function isWaiting({ fromMs, waitMs }: FailingNode): boolean {
  const pastMs = Date.now() - fromMs
  return pastMs >= 0 && pastMs < waitMs
}

/** Methods whose result is a number. @see EIP-1474 */
const quantities = /^eth_(blockNumber|chainId|getBalance)$/

/** Returns whether a node's answer has a result. Login pages and broken gateways also answer with HTTP 200. */
function isResult(method: string, answer: unknown): boolean {
  return quantities.test(method)
    ? typeof answer === 'string' && /^0x[\da-f]+$/i.test(answer)
    : answer !== undefined
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
