import type { TransactionOwner } from '../../transactions/transactionStore'
import type { EngineContext } from '../EngineContext'
import type { Ask } from '../transactions/lookUpTransaction'
import { askSoon } from './askSoon'
import { keptRest } from './keptRest'
import { isRefusal, restAfter } from './restAfter'

/** How long the first question after a rest may take until another one is tried, in milliseconds. */
const answerMs = 10_000

/**
 * The node that the host has configured for a chain. One that says "too many" is left alone for a while, by all tabs of
 * the host, and then tried with a single request. Nothing is retried here: callers ask again.
 * @throws NodeRestingError, at once, while it is left alone; else viem's errors
 */
export function hostNode({ config }: EngineContext, chainId: number): Ask {
  const client = config.getClient({ chainId })
  // A transport that a host has put together may have no address.
  const url: unknown = client.transport['url']
  const { forget, keep, mark, read } = keptRest(String(url ?? chainId))
  return async (method, ...params) => {
    const rest = read()
    if (rest && rest.untilMs > Date.now()) throw new NodeRestingError()
    // Until this question is answered, the others go on waiting.
    if (rest) keep({ ...rest, untilMs: Date.now() + answerMs })
    const own = mark()
    try {
      // viem's type knows each method; what is asked here is as JSON-RPC has it.
      const request = { method, params } as Parameters<typeof client.request>[0]
      const answer = await client.request(request, { retryCount: 0 })
      if (rest && mark() === own) forget()
      return answer
    } catch (thrown) {
      // Many may be refused at once: that is one refusal.
      if (mark() === own) {
        if (isRefusal(thrown)) keep(restAfter(thrown, rest))
        else forget()
      }
      throw thrown
    }
  }
}

/** The node is left alone for now. */
class NodeRestingError extends Error {
  override name = 'NodeRestingError'
}

/**
 * The node behind the connected wallet: it has seen what the wallet sent, even where the host's has not.
 * @throws Error when another account or chain is connected
 */
export function walletNode(
  { config }: EngineContext,
  { address, chainId }: TransactionOwner,
): Ask {
  return async (method, ...params) => {
    const { connections, current } = config.state
    const connection = connections.get(current ?? '')
    if (
      connection?.chainId !== chainId ||
      !connection.accounts.some((account) => account === address)
    )
      throw new Error('Another account is connected.')
    return askSoon(connection.connector, method, params)
  }
}
