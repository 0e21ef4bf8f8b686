import { fieldsOf, storedFields } from '../../platform/shapes'
import { isCount, isHash } from './checkTransactionToAdd'
import type {
  Batch,
  RecentTransaction,
  TransactionStatus,
} from './RecentTransaction'

/** All lists in this page's storage, by address and chain. */
export type TransactionLists = Readonly<
  Record<string, readonly RecentTransaction[]>
>

const statuses: readonly unknown[] = [
  'pending',
  'confirmed',
  'failed',
  'replaced',
] satisfies TransactionStatus[]

/** How long a wallet must store the status of a batch, in milliseconds. @see EIP-5792 */
const batchMs = 24 * 60 * 60_000

/** Parses the stored lists. Ignores invalid entries, because the whole origin shares the storage. */
export function readTransactions(stored: string | null): TransactionLists {
  const lists = storedFields(stored)
  // A long text or list would become one list for each of its characters or elements.
  const isTable = Object.getPrototypeOf(lists) === Object.prototype
  return Object.fromEntries(
    Object.entries(isTable ? lists : {}).map(([key, list]) => [
      key,
      Array.isArray(list) ? list.filter(isRecent) : [],
    ]),
  )
}

function isRecent(value: unknown): value is RecentTransaction {
  const { at, batch, call, confirmations, description } = fieldsOf(value)
  const { hash, nonce, sentHash, status } = fieldsOf(value)
  return (
    (batch === undefined ? isHash(hash) : isBatch(batch, hash)) &&
    typeof description === 'string' &&
    (confirmations === undefined || isCount(confirmations)) &&
    (at === undefined || isCount(at)) &&
    (nonce === undefined || nonce === 0 || isCount(nonce)) &&
    (call === undefined || typeof call === 'string') &&
    (sentHash === undefined || isHash(sentHash)) &&
    statuses.includes(status) &&
    // The wallet may have deleted the status of an older batch, so the batch would stay pending forever.
    !(batch && status === 'pending' && Date.now() - Number(at) > batchMs)
  )
}

function isBatch(value: unknown, hash: unknown): value is Batch {
  const { id, wallet } = fieldsOf(value)
  const areTexts = typeof id === 'string' && typeof wallet === 'string'
  return areTexts && (hash === id || isHash(hash))
}
