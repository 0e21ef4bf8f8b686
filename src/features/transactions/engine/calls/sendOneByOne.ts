import { CallsInterruptedError } from '../../../../data/transactions/CallsInterruptedError'
import type {
  Call,
  CallOutcome,
  CallsOptions,
  SentCalls,
} from '../../../../data/transactions/CallsToSend'
import type { TransactionStore } from '../../../../data/transactions/transactionStore'
import { asError } from '../../../../errors/asError'
import type { EngineContext } from '../../../../wallet/engine/EngineContext'
import { whenState } from '../../../../wallet/engine/whenState'
import type { Sender } from '../senderOn'
import { sendTransaction } from '../sendTransaction'
import { waitForSettled } from './waitForSettled'

/**
 * Sends calls one after another. Waits until the chain has confirmed each call, because wallets simulate a call against
 * the current state of the chain.
 * @throws the wallet's error if it rejects the first call; CallsInterruptedError if some calls were sent
 */
export async function sendOneByOne(
  context: EngineContext,
  store: TransactionStore,
  { address, chain }: Sender,
  calls: readonly Call[],
  { description }: CallsOptions,
): Promise<SentCalls> {
  const owner = { address, chainId: chain.id }
  const hashes: `0x${string}`[] = []

  /** Waits until the latest call is settled. Its hash changes if the visitor speeds it up. */
  async function settled() {
    const at = hashes.length - 1
    const outcome = await waitForSettled(store, owner, hashes[at] ?? '')
    const [hash] = outcome.hashes
    if (hash) hashes[at] = hash
    return outcome.status
  }

  /** Returns the outcome of each call, given that of the call that was sent last. All calls before it are confirmed. */
  const outcomes = (last: CallOutcome['status']): CallOutcome[] =>
    calls.map((_, at) => {
      const hash = hashes[at]
      if (!hash) return { status: 'unsent' }
      return { hash, status: at < hashes.length - 1 ? 'confirmed' : last }
    })

  for (const call of calls) {
    let before: CallOutcome['status'] = 'confirmed'
    if (hashes.length > 0) {
      const over = new AbortController()
      // Further calls must not come from a different account.
      const changed = whenState(
        context.config,
        ({ connections, current }) =>
          connections.get(current ?? '')?.accounts[0] !== address,
        over.signal,
      )
      before = await Promise.race([
        settled(),
        changed.then(() => 'pending' as const),
      ])
      over.abort()
      if (before !== 'confirmed')
        throw new CallsInterruptedError(outcomes(before))
    }
    try {
      const { description: callDescription = description, ...request } = call
      const transaction = {
        ...request,
        description: callDescription,
        chainId: chain.id,
      }
      hashes.push(await sendTransaction(context, store, transaction))
    } catch (thrown) {
      if (hashes.length === 0) throw thrown
      throw new CallsInterruptedError(outcomes(before), asError(thrown))
    }
  }
  return {
    // Copy the array, because a hash may change later, and the page's array must not change with it.
    hashes: [...hashes],
    whenSettled: async () => ({ status: await settled(), hashes }),
  }
}
