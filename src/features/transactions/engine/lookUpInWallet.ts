import type { Config } from '@wagmi/core'
import { isHash } from '../../../data/transactions/checkTransactionToAdd'
import type { RecentTransaction } from '../../../data/transactions/RecentTransaction'
import type { TransactionUpdate } from '../../../data/transactions/recentTransactions'
import { type Fields, fieldsOf } from '../../../platform/shapes'
import { kindOf } from '../../../wallet/engine/kinds/kinds'
import { requestWithTimeout } from '../../../wallet/engine/nodes/requestWithTimeout'

/** Status codes that a Safe returns for a transaction. @see EIP-5792 */
const safeStatuses = new Map<unknown, TransactionUpdate>([
  [200, { status: 'confirmed' }],
  [400, { status: 'replaced' }],
  [500, { status: 'failed' }],
])

/**
 * Queries the connected wallet for a batch, whose id only its wallet knows, or for a transaction of a Safe, which no
 * node knows until the owners have executed it.
 * @returns `undefined` while the status is pending or the batch's wallet does not answer; `unknown` if only a node can
 * know the transaction
 */
export async function lookUpInWallet(
  { state }: Config,
  { batch, hash }: Pick<RecentTransaction, 'batch' | 'hash'>,
): Promise<TransactionUpdate | 'unknown' | undefined> {
  const otherwise = batch ? undefined : 'unknown'
  const { connector } = state.connections.get(state.current ?? '') ?? {}
  const isSender = batch
    ? connector?.id === batch.wallet
    : connector && kindOf(connector).collectsSignatures
  if (!connector || !isSender) return otherwise
  try {
    const id = batch?.id ?? hash
    const answer = await requestWithTimeout(
      connector,
      'wallet_getCallsStatus',
      [id],
    )
    return batch
      ? outcomeIn(answer)
      : safeStatuses.get(fieldsOf(answer)['status'])
  } catch {
    // The next block triggers another query.
    return otherwise
  }
}

/** Parses a wallet's status: 2xx is confirmed; 4xx to 6xx mean that some or all calls failed. @see EIP-5792 */
export function outcomeIn(answer: unknown): TransactionUpdate | undefined {
  const { receipts, status, statusCode = status } = fieldsOf(answer)
  const all = (Array.isArray(receipts) ? receipts : []).map(fieldsOf)
  const last = all.at(-1)?.['transactionHash']
  const update = isHash(last) ? { hash: last } : {}
  const kind = Math.floor(Number(statusCode) / 100)
  // Earlier drafts of the standard return a word, and wallets that are built on viem return its own words.
  const isDone = kind === 2 || /^(confirmed|success)$/i.test(`${status}`)
  const hasFailed = kind >= 4 || /^(fail|revert)/i.test(`${status}`)
  if (isDone && !all.some(isReverted)) return { ...update, status: 'confirmed' }
  return isDone || hasFailed ? { ...update, status: 'failed' } : undefined
}

/** Only a receipt that says so has failed. Some wallets return words, as viem does. */
function isReverted({ status }: Fields): boolean {
  return /^(0(x0*)?|false|reverted)$/i.test(`${status}`)
}
