import type { TransactionOwner } from '../transactions/transactionStore'
import { askSoon } from './askSoon'
import type { Hands } from './Engine'
import type { Ask } from './lookUpTransaction'
import { isRefusal, type Rest, restAfter } from './restAfter'

/** Nodes that have asked for fewer questions; one rest for all of a page's watchers. */
const rests = new WeakMap<object, Rest>()

/**
 * The node that the host has configured for a chain. One that says "too many" is left alone for a while, by everybody
 * on the page, and then asked by one question alone. Nothing is asked twice here: whoever looks, looks again.
 * @throws NodeRestingError, at once, while it is left alone; else viem's errors
 */
export function hostNode({ config }: Hands, chainId: number): Ask {
  const client = config.getClient({ chainId })
  return async (method, ...params) => {
    const rest = rests.get(client)
    if (rest && rest.untilMs > Date.now()) throw new NodeRestingError()
    // Until this question is answered, the others go on waiting.
    const own = rest && { ...rest, untilMs: Number.POSITIVE_INFINITY }
    if (own) rests.set(client, own)
    try {
      // viem's type knows each method; what is asked here is as JSON-RPC has it.
      const request = { method, params } as Parameters<typeof client.request>[0]
      const answer = await client.request(request, { retryCount: 0 })
      if (rests.get(client) === own) rests.delete(client)
      return answer
    } catch (thrown) {
      // Many may be refused at once: that is one refusal.
      if (rests.get(client) === own) {
        if (isRefusal(thrown)) rests.set(client, restAfter(thrown, rest))
        else rests.delete(client)
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
  { config }: Hands,
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
