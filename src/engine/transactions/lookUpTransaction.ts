import type { RecentTransaction } from '../../transactions/RecentTransaction'
import type { Learned } from '../../transactions/recentTransactions'
import type { TransactionOwner } from '../../transactions/transactionStore'
import { readQuantity } from '../nodes/readQuantity'

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

/** A transaction's nonce, if the node knows the transaction. */
export async function readNonce(
  ask: Ask,
  { address }: TransactionOwner,
  hash: string,
): Promise<Learned | undefined> {
  const seen = Object(await ask('eth_getTransactionByHash', hash))
  // Sent by another account on its behalf, its nonce says nothing about the account's others.
  const isOwn = String(seen.from).toLowerCase() === address.toLowerCase()
  const nonce = readQuantity(seen.nonce)
  return isOwn && nonce !== undefined ? { nonce } : undefined
}

/** True when a block holds a transaction with this nonce. */
export async function isNonceUsed(
  ask: Ask,
  { address }: TransactionOwner,
  nonce: number,
): Promise<boolean> {
  const count = await ask('eth_getTransactionCount', address, 'latest')
  return (readQuantity(count) ?? 0) > nonce
}
