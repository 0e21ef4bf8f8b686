import type { Config } from '@wagmi/core'
import { isHash } from '../../transactions/checkTransactionToAdd'
import type { Batch } from '../../transactions/RecentTransaction'
import type { Learned } from '../../transactions/recentTransactions'
import { askSoon } from '../nodes/askSoon'

/**
 * Asks the wallet that sent a batch what became of it: no other knows its id.
 * @returns `undefined` while it waits, when the wallet does not answer, and when another one is connected
 */
export async function lookUpBatch(
  { state }: Config,
  { id, wallet }: Batch,
): Promise<Learned | undefined> {
  const connection = state.connections.get(state.current ?? '')
  if (connection?.connector.id !== wallet) return undefined
  try {
    const { connector } = connection
    return outcomeIn(await askSoon(connector, 'wallet_getCallsStatus', [id]))
  } catch {
    // Asked again with the next block.
    return undefined
  }
}

/** Reads a wallet's answer: by the hundreds, 2 is done, and 4 to 6 are not, or not all. Pure. @see EIP-5792 */
export function outcomeIn(told: unknown): Learned | undefined {
  const { receipts, status } = Object(told)
  const all: readonly unknown[] = Array.isArray(receipts) ? receipts : []
  const last = Object(all.at(-1)).transactionHash
  const found = isHash(last) ? { hash: last } : {}
  const kind = Math.floor(Number(status) / 100)
  // As earlier drafts said it.
  const isDone = kind === 2 || status === 'CONFIRMED'
  if (isDone && all.every((one) => Number(Object(one).status ?? 1) === 1))
    return { ...found, status: 'confirmed' }
  return isDone || kind >= 4 ? { ...found, status: 'failed' } : undefined
}
