import { type EIP1193Provider, numberToHex } from 'viem'
import type {
  Call,
  CallsOptions,
  SentCalls,
} from '../../transactions/CallsToSend'
import { isHash } from '../../transactions/checkTransactionToAdd'
import type { TransactionStore } from '../../transactions/transactionStore'
import { providerOf } from '../connectors/providerOf'
import type { EngineContext } from '../EngineContext'
import type { Sender } from '../transactions/senderOn'
import { withLimit } from '../withLimit'
import { untilSettled } from './untilSettled'

type Request = Parameters<EIP1193Provider['request']>[0]

/**
 * Has the wallet send several calls in one prompt, and remembers them as one. After its yes nothing throws any more.
 * @throws the wallet's refusal
 * @see EIP-5792, ERC-7677
 */
export async function sendInOne(
  { settings }: EngineContext,
  store: TransactionStore,
  { address, chain, connector }: Sender,
  calls: readonly Call[],
  { atomic = false, description, paymaster }: CallsOptions,
): Promise<SentCalls> {
  const provider = await withLimit(
    providerOf(connector),
    settings.walletTimeoutMs,
  )
  const { url, context = {} } = paymaster ?? {}
  // viem's type knows the fields of each method.
  const request = {
    method: 'wallet_sendCalls',
    params: [
      {
        version: '2.0.0',
        chainId: numberToHex(chain.id),
        from: address,
        calls: calls.map(({ data, to, value = 0n }) => ({
          to,
          data,
          value: numberToHex(value),
        })),
        atomicRequired: atomic,
        ...(url && {
          capabilities: { paymasterService: { url, context, optional: true } },
        }),
      },
    ],
  } as Request
  // No limit here: a host that believes "not sent" sends again, and the first may still be approved.
  const answer: unknown = await provider.request(request)

  // Wallets of earlier drafts give the bare id.
  const id: unknown = typeof answer === 'string' ? answer : Object(answer).id
  const owner = { address, chainId: chain.id }
  try {
    if (typeof id !== 'string')
      throw new Error(
        'Walletdock: the wallet has sent the calls, and gave them no id. Nobody can say what becomes of them.',
      )
    store.add(owner, {
      // The id stands here until a block holds it.
      hash: id as `0x${string}`,
      description: description ?? wordsOf(calls),
      // A Safe's is followed like any of its transactions.
      ...(connector.type === 'safe' && isHash(id)
        ? {}
        : { batch: { id, wallet: connector.id } }),
    })
  } catch (thrown) {
    // Reported as uncaught; the calls have been sent all the same.
    reportError(thrown)
  }
  return {
    id: String(id),
    hashes: [],
    whenSettled: () => untilSettled(store, owner, String(id)),
  }
}

/** Those of the calls, each once. */
function wordsOf(calls: readonly Call[]): string {
  const words = calls.flatMap(({ description }) => description || [])
  return [...new Set(words)].join(', ')
}
