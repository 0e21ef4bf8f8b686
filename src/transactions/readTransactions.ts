import { isCount, isHash } from './checkTransactionToAdd'
import type { RecentTransaction, TransactionStatus } from './RecentTransaction'

/** Every list of this page's storage, by address and chain. */
export type TransactionLists = Readonly<
  Record<string, readonly RecentTransaction[]>
>

const statuses: readonly unknown[] = [
  'pending',
  'confirmed',
  'failed',
  'replaced',
] satisfies TransactionStatus[]

/** Reads what storage holds. Whatever is not ours is left out: storage belongs to the whole origin. */
export function readTransactions(stored: string | null): TransactionLists {
  return Object.fromEntries(
    Object.entries<unknown>(Object(parse(stored))).map(([key, list]) => [
      key,
      Array.isArray(list) ? list.filter(isRecent) : [],
    ]),
  )
}

function parse(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null')
  } catch {
    // Anything but JSON is not ours: nothing was stored.
    return null
  }
}

function isRecent(value: unknown): value is RecentTransaction {
  const { at, hash, description, confirmations, status, nonce } = Object(value)
  return (
    isHash(hash) &&
    typeof description === 'string' &&
    (confirmations === undefined || isCount(confirmations)) &&
    (at === undefined || isCount(at)) &&
    (nonce === undefined || nonce === 0 || isCount(nonce)) &&
    statuses.includes(status)
  )
}
