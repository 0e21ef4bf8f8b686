import type { Config } from '@wagmi/core'
import { asError } from '../../errors/asError'
import { CallsInterruptedError } from '../../transactions/CallsInterruptedError'
import type {
  Call,
  CallOutcome,
  CallsOptions,
  SentCalls,
} from '../../transactions/CallsToSend'
import type { TransactionStore } from '../../transactions/transactionStore'
import type { EngineContext } from '../EngineContext'
import type { Sender } from '../transactions/senderOn'
import { sendTransaction } from '../transactions/sendTransaction'
import { untilSettled } from './untilSettled'

/**
 * Has the wallet send calls one after another, each once the chain has confirmed the one before: a wallet judges a call by
 * what the chain has.
 * @throws the wallet's refusal of the first; CallsInterruptedError once something is sent
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

  /** Waits for the call sent last, which has another hash once the visitor has sped it up. */
  async function settled() {
    const at = hashes.length - 1
    const outcome = await untilSettled(store, owner, hashes[at] ?? '')
    const [hash] = outcome.hashes
    if (hash) hashes[at] = hash
    return outcome.status
  }

  /** What became of each, the last of those that are sent being so. */
  const outcomes = (last: CallOutcome['status']): CallOutcome[] =>
    calls.map((_, at) => {
      const hash = hashes[at]
      if (!hash) return { status: 'unsent' }
      return { hash, status: at < hashes.length - 1 ? 'confirmed' : last }
    })

  for (const call of calls) {
    let before: CallOutcome['status'] = 'confirmed'
    if (hashes.length > 0) {
      const known = settled()
      before = await Promise.race([
        known,
        untilGone(context.config, address, known),
      ])
      if (before !== 'confirmed')
        throw new CallsInterruptedError(outcomes(before))
    }
    try {
      const { description: own = description, ...request } = call
      const given = { ...request, description: own, chainId: chain.id }
      hashes.push(await sendTransaction(context, store, given))
    } catch (thrown) {
      if (hashes.length === 0) throw thrown
      throw new CallsInterruptedError(outcomes(before), asError(thrown))
    }
  }
  return {
    // As they were sent: what the page has been given does not change.
    hashes: [...hashes],
    whenSettled: async () => ({ status: await settled(), hashes }),
  }
}

/** Waits until another account is connected, or none: from that one nothing more may be sent. */
function untilGone(
  config: Config,
  address: string,
  orUntil: Promise<unknown>,
): Promise<'pending'> {
  return new Promise((resolve) => {
    const look = ({ connections, current }: Config['state']) => {
      const here = connections.get(current ?? '')?.accounts[0]
      if (here !== address) resolve('pending')
    }
    const stop = config.subscribe((state) => state, look)
    orUntil.then(stop)
    look(config.state)
  })
}
