import { type EIP1193Provider, numberToHex } from 'viem'
import type {
  Call,
  CallsOptions,
  SentCalls,
} from '../../../../data/transactions/CallsToSend'
import { isHash } from '../../../../data/transactions/checkTransactionToAdd'
import type { TransactionStore } from '../../../../data/transactions/transactionStore'
import { withGuide } from '../../../../errors/withGuide'
import { fieldsOf } from '../../../../platform/shapes'
import { providerOf } from '../../../../wallet/engine/connectors/wrapProvider'
import type { EngineContext } from '../../../../wallet/engine/EngineContext'
import { kindOf } from '../../../../wallet/engine/kinds/kinds'
import { withTimeout } from '../../../../wallet/engine/withTimeout'
import type { Sender } from '../senderOn'
import { waitForSettled } from './waitForSettled'

type Request = Parameters<EIP1193Provider['request']>[0]

/**
 * Sends several calls with one prompt and stores them as one entry. Does not throw once the wallet has accepted.
 * @param isDraft whether the wallet follows an earlier draft, in which every batch is atomic
 * @see EIP-5792, ERC-7677
 */
export async function sendInOne(
  { settings }: EngineContext,
  store: TransactionStore,
  { address, chain, connector }: Sender,
  calls: readonly Call[],
  { atomic = false, description, paymaster }: CallsOptions,
  isDraft: boolean,
): Promise<SentCalls> {
  const provider = await withTimeout(
    providerOf(connector),
    settings.walletTimeoutMs,
  )
  const { url, context = {} } = paymaster ?? {}
  // viem types the parameters of each method. The cast avoids repeating those types.
  const request = {
    method: 'wallet_sendCalls',
    params: [
      {
        version: isDraft ? '1.0' : '2.0.0',
        chainId: numberToHex(chain.id),
        from: address,
        calls: calls.map(({ data, to, value = 0n }) => ({
          to,
          data,
          value: numberToHex(value),
        })),
        ...(!isDraft && { atomicRequired: atomic }),
        ...(url && {
          capabilities: { paymasterService: { url, context, optional: true } },
        }),
      },
    ],
  } as Request
  // No timeout, because a host that assumes failure would send again while the first request can still be approved.
  const answer: unknown = await provider.request(request)

  // Wallets that follow earlier drafts return only the id.
  const id = typeof answer === 'string' ? answer : fieldsOf(answer)['id']
  const owner = { address, chainId: chain.id }
  try {
    if (typeof id !== 'string')
      throw new Error(
        withGuide(
          'Walletdock: the wallet has sent the calls, but returned no id. Their outcome cannot be followed.',
          'transactions-and-calls',
        ),
      )
    store.add(owner, {
      // The batch id stands in for the hash until a block contains the batch.
      hash: id as `0x${string}`,
      description: description ?? wordsOf(calls),
      // A batch of a Safe is followed by its hash, like the Safe's other transactions.
      ...(kindOf(connector).collectsSignatures && isHash(id)
        ? {}
        : { batch: { id, wallet: connector.id } }),
    })
  } catch (thrown) {
    // Report the error, but do not reject, because the calls have been sent.
    reportError(thrown)
  }
  return {
    id: String(id),
    hashes: [],
    whenSettled: () => waitForSettled(store, owner, String(id)),
  }
}

/** Joins the descriptions of the calls, without repetitions. */
function wordsOf(calls: readonly Call[]): string {
  const words = calls.flatMap(({ description }) => description || [])
  return [...new Set(words)].join(', ')
}
