import type { RecentTransaction } from '../../transactions/RecentTransaction'
import type { Learned } from '../../transactions/recentTransactions'
import type { TransactionOwner } from '../../transactions/transactionStore'
import { readQuantity } from '../nodes/readQuantity'
import { callOf } from './callOf'

/** Asks a node; the answers are read as what they may be: anything. */
export type Ask = (method: string, ...params: unknown[]) => Promise<unknown>

/** What a receipt calls 0 and 1. @see EIP-658 */
const ends = ['failed', 'confirmed'] as const

/**
 * What became of a transaction; `waits` for more confirmations, or `unknown` while no block holds it. Never decides by time: a slow one is only slow.
 * viem's wait would bring 5 KB along, and gives up.
 */
export async function readOutcome(
  ask: Ask,
  { hash, confirmations = 1 }: RecentTransaction,
): Promise<Learned | 'waits' | 'unknown'> {
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

/** Returns a transaction's nonce and what it does, if the node knows the transaction. */
export async function readDetails(
  ask: Ask,
  owner: TransactionOwner,
  hash: string,
): Promise<Learned | undefined> {
  const seen = Object(await ask('eth_getTransactionByHash', hash))
  const { from, input, to, value } = seen
  const nonce = readQuantity(seen.nonce)
  // Sent by another account on its behalf, its nonce says nothing about the account's others.
  return isSender(owner, from) && nonce !== undefined
    ? { nonce, call: callOf({ to, value, data: input }) }
    : undefined
}

/** Returns whether a transaction's `from`, as a node writes it, is this account. */
export function isSender(
  { address }: TransactionOwner,
  from: unknown,
): boolean {
  return String(from).toLowerCase() === address.toLowerCase()
}

/** Returns whether a transaction with this nonce is in the given block or an earlier one. */
export async function isNonceUsed(
  ask: Ask,
  { address }: TransactionOwner,
  nonce: number,
  block = 'latest',
): Promise<boolean> {
  const count = await ask('eth_getTransactionCount', address, block)
  return (readQuantity(count) ?? 0) > nonce
}
