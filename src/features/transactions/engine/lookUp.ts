import { isHash } from '../../../data/transactions/checkTransactionToAdd'
import type { RecentTransaction } from '../../../data/transactions/RecentTransaction'
import type { TransactionUpdate } from '../../../data/transactions/recentTransactions'
import type { TransactionOwner } from '../../../data/transactions/transactionStore'
import { fieldsOf } from '../../../platform/shapes'
import type { NodeRequest } from '../../../wallet/engine/nodes/nodes'
import { callOf } from './callOf'

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
  const receipt = fieldsOf(await ask('eth_getTransactionReceipt', hash))
  const block = readQuantity(receipt['blockNumber'])
  const status = ends[readQuantity(receipt['status']) ?? -1]
  if (block === undefined || !status) return 'unknown'
  if (confirmations > 1) {
    const latest = readQuantity(await ask('eth_blockNumber')) ?? 0
    if (latest - block + 1 < confirmations) return 'waits'
  }
  return { status }
}

type OwnTransaction = {
  readonly hash: unknown
  readonly nonce: number
  readonly call: string | undefined
}

/** Parses a node's transaction. `undefined` if another account has sent it, which then owns the nonce. */
function readOwn(
  { address }: TransactionOwner,
  answer: unknown,
): OwnTransaction | undefined {
  const {
    from,
    hash,
    input,
    nonce: answeredNonce,
    to,
    value,
  } = fieldsOf(answer)
  const nonce = readQuantity(answeredNonce)
  const isOwn = String(from).toLowerCase() === address.toLowerCase()
  return isOwn && nonce !== undefined
    ? { hash, nonce, call: callOf({ to, value, data: input }) }
    : undefined
}

/** Returns a transaction's nonce and effect, if the node knows the transaction. */
export async function readDetails(
  ask: NodeRequest,
  owner: TransactionOwner,
  hash: string,
): Promise<TransactionUpdate | undefined> {
  const own = readOwn(owner, await ask('eth_getTransactionByHash', hash))
  return own && { nonce: own.nonce, call: own.call }
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

/**
 * Finds the transaction with which an account used a nonce. Queries the account's transaction count at single blocks,
 * because whole blocks are large. Goes back from the latest block in growing steps, and then bisects.
 * @returns its hash and effect; `undefined` while the node's answers contradict each other, for example if several nodes
 * answer in turn
 * @throws the node's error, for example because it does not store the state of older blocks
 */
export async function findByNonce(
  ask: NodeRequest,
  owner: TransactionOwner,
  nonce: number,
): Promise<Pick<RecentTransaction, 'hash' | 'call'> | undefined> {
  const latest = readQuantity(await ask('eth_blockNumber'))
  if (latest === undefined) return undefined
  const isUsedAt = (block: number) => isNonceUsed(ask, owner, nonce, hex(block))
  if (!(await isUsedAt(latest))) return undefined

  /** A block at which the nonce is used, and one at which it is not used yet. */
  let used = latest
  let unused = latest - 1
  while (unused >= 0 && (await isUsedAt(unused))) {
    used = unused
    unused = latest - 2 * (latest - unused)
  }
  unused = Math.max(unused, -1)
  while (used - unused > 1) {
    const middle = Math.floor((used + unused) / 2)
    if (await isUsedAt(middle)) used = middle
    else unused = middle
  }

  const block = await ask('eth_getBlockByNumber', hex(used), true)
  const { transactions } = fieldsOf(block)
  for (const each of Array.isArray(transactions) ? transactions : []) {
    const own = readOwn(owner, each)
    if (own?.nonce === nonce && isHash(own.hash))
      return { hash: own.hash, call: own.call }
  }
  return undefined
}

function hex(block: number): string {
  return `0x${block.toString(16)}`
}

/** Parses a node's integer, otherwise returns `undefined`. `Number` alone would also accept '', true and [7]. */
function readQuantity(answer: unknown): number | undefined {
  if (typeof answer !== 'string' || !/^0x[\da-f]+$/i.test(answer))
    return undefined
  const number = Number(answer)
  return Number.isSafeInteger(number) ? number : undefined
}
