import type { Config } from '@wagmi/core'
import { isHash } from '../../../data/transactions/checkTransactionToAdd'
import type { Batch } from '../../../data/transactions/RecentTransaction'
import type { TransactionUpdate } from '../../../data/transactions/recentTransactions'
import { requestWithTimeout } from '../../../wallet/engine/nodes/requestWithTimeout'

/**
 * Queries the status of a batch. Only the wallet that sent the batch knows its id.
 * @returns `undefined` if the batch is pending, the wallet does not answer, or a different wallet is connected
 */
export async function lookUpBatch(
  { state }: Config,
  { id, wallet }: Batch,
): Promise<TransactionUpdate | undefined> {
  const connection = state.connections.get(state.current ?? '')
  if (connection?.connector.id !== wallet) return undefined
  try {
    const { connector } = connection
    return outcomeIn(
      await requestWithTimeout(connector, 'wallet_getCallsStatus', [id]),
    )
  } catch {
    // The next block triggers another query.
    return undefined
  }
}

/**
 * Parses a wallet's answer. Status codes 2xx mean confirmed, 4xx to 6xx mean that some or all calls failed. @see
 * EIP-5792
 */
export function outcomeIn(answer: unknown): TransactionUpdate | undefined {
  const { receipts, status } = Object(answer)
  const all: readonly unknown[] = Array.isArray(receipts) ? receipts : []
  const last = Object(all.at(-1)).transactionHash
  const update = isHash(last) ? { hash: last } : {}
  const kind = Math.floor(Number(status) / 100)
  // Earlier drafts of the standard return a word.
  const isDone = kind === 2 || status === 'CONFIRMED'
  if (isDone && all.every((one) => Number(Object(one).status ?? 1) === 1))
    return { ...update, status: 'confirmed' }
  return isDone || kind >= 4 ? { ...update, status: 'failed' } : undefined
}
