import type { RecentTransaction } from '../transactions/RecentTransaction'
import type { Learned } from '../transactions/recentTransactions'
import type { TransactionOwner } from '../transactions/transactionStore'

/** Asks a node; the answers are read as what they may be: anything. */
export type Ask = (method: string, ...params: unknown[]) => Promise<unknown>

/**
 * What became of a transaction; `waits` for more confirmations, or `unknown` while no block holds it. Never decides by time: a slow one is only slow.
 * viem's wait would bring 5 KB along, and gives up.
 */
export async function readOutcome(
  ask: Ask,
  { hash, confirmations = 1 }: RecentTransaction,
): Promise<Learned | 'waits' | 'unknown'> {
  const receipt = Object(await ask('eth_getTransactionReceipt', hash))
  if (!receipt.blockNumber) return 'unknown'
  if (confirmations > 1) {
    const behind =
      Number(await ask('eth_blockNumber')) - Number(receipt.blockNumber)
    if (!(behind + 1 >= confirmations)) return 'waits'
  }
  return { status: receipt.status === '0x0' ? 'failed' : 'confirmed' }
}

/** A transaction's nonce, if the node knows the transaction. */
export async function readNonce(
  ask: Ask,
  { address }: TransactionOwner,
  hash: string,
): Promise<Learned | undefined> {
  const seen = Object(await ask('eth_getTransactionByHash', hash))
  // Sent by somebody else in the account's name, its nonce says nothing about the account's others.
  const isOwn = String(seen.from).toLowerCase() === address.toLowerCase()
  return isOwn ? { nonce: Number(seen.nonce) } : undefined
}

/** True when a block holds a transaction with this nonce. */
export async function isNonceUsed(
  ask: Ask,
  { address }: TransactionOwner,
  nonce: number,
): Promise<boolean> {
  return Number(await ask('eth_getTransactionCount', address, 'latest')) > nonce
}
