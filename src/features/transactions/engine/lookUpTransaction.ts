import type { RecentTransaction } from '../../../data/transactions/RecentTransaction'
import type { TransactionUpdate } from '../../../data/transactions/recentTransactions'
import type { TransactionOwner } from '../../../data/transactions/transactionStore'
import type { NodeRequest } from '../../../wallet/engine/nodes/nodes'
import { callOf } from './callOf'
import { readQuantity } from './readQuantity'

/** Meaning of a receipt's status 0 and 1. @see EIP-658 */
const ends = ['failed', 'confirmed'] as const

/**
 * Returns the outcome of a transaction. `waits` means that the transaction needs more confirmations. `unknown` means
 * that no block contains it. viem's `waitForTransactionReceipt` is not used, because it stops after some time, although
 * a slow transaction has not failed, and because it would add 5 KB.
 */
export async function readOutcome(
  ask: NodeRequest,
  { hash, confirmations = 1 }: RecentTransaction,
): Promise<TransactionUpdate | 'waits' | 'unknown'> {
  const receipt = Object(await ask('eth_getTransactionReceipt', hash))
  const block = readQuantity(receipt.blockNumber)
  const status = ends[readQuantity(receipt.status) ?? -1]
  if (block === undefined || !status) return 'unknown'
  if (confirmations > 1) {
    const latest = readQuantity(await ask('eth_blockNumber')) ?? 0
    if (latest - block + 1 < confirmations) return 'waits'
  }
  return { status }
}

/** Returns a transaction's nonce and effect, if the node knows the transaction. */
export async function readDetails(
  ask: NodeRequest,
  owner: TransactionOwner,
  hash: string,
): Promise<TransactionUpdate | undefined> {
  const transaction = Object(await ask('eth_getTransactionByHash', hash))
  const { from, input, to, value } = transaction
  const nonce = readQuantity(transaction.nonce)
  // If another account has sent the transaction for this account, the nonce belongs to that other account.
  return isSender(owner, from) && nonce !== undefined
    ? { nonce, call: callOf({ to, value, data: input }) }
    : undefined
}

/** Returns whether a transaction's `from`, as returned by a node, is this account. */
export function isSender(
  { address }: TransactionOwner,
  from: unknown,
): boolean {
  return String(from).toLowerCase() === address.toLowerCase()
}

/** Returns whether a transaction with this nonce is in the given block or an earlier one. */
export async function isNonceUsed(
  ask: NodeRequest,
  { address }: TransactionOwner,
  nonce: number,
  block = 'latest',
): Promise<boolean> {
  const count = await ask('eth_getTransactionCount', address, block)
  return (readQuantity(count) ?? 0) > nonce
}
