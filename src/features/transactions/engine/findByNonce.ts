import { isHash } from '../../../data/transactions/checkTransactionToAdd'
import type { TransactionOwner } from '../../../data/transactions/transactionStore'
import type { NodeRequest } from '../../../wallet/engine/nodes/nodes'
import { callOf } from './callOf'
import { isNonceUsed, isSender } from './lookUpTransaction'
import { readQuantity } from './readQuantity'

/** A transaction in a block. */
export type MinedTransaction = {
  readonly hash: `0x${string}`
  readonly call: string | undefined
}

/**
 * Finds the transaction with which an account used a nonce. Queries the account's transaction count at single blocks,
 * because whole blocks are large. Goes back from the latest block in growing steps, and then bisects.
 * @returns `undefined` while the node's answers contradict each other, for example if several nodes answer in turn
 * @throws the node's error, for example because it does not store the state of older blocks
 */
export async function findByNonce(
  ask: NodeRequest,
  owner: TransactionOwner,
  nonce: number,
): Promise<MinedTransaction | undefined> {
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

  const block = Object(await ask('eth_getBlockByNumber', hex(used), true))
  const all: readonly unknown[] = Array.isArray(block.transactions)
    ? block.transactions
    : []
  for (const each of all) {
    const { hash, input, to, value, ...transaction } = Object(each)
    const isIt =
      isSender(owner, transaction.from) &&
      readQuantity(transaction.nonce) === nonce
    if (isIt && isHash(hash))
      return { hash, call: callOf({ to, value, data: input }) }
  }
  return undefined
}

function hex(block: number): string {
  return `0x${block.toString(16)}`
}
