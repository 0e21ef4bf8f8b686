import type {
  RecentTransaction,
  TransactionStatus,
  TransactionToSave,
} from './RecentTransaction'

/** Maximum number of stored transactions per address and chain. They take about 100 KB. */
const maxStored = 500

type List = readonly RecentTransaction[]

/** New data about a transaction from a node or wallet. */
export type TransactionUpdate =
  | { readonly nonce: number; readonly call?: string | undefined }
  /** Hash of a transaction with the same effect that has replaced this one. */
  | { readonly hash: `0x${string}` }
  | {
      readonly status: TransactionStatus
      /** Hash of a batch, once a block contains it. */
      readonly hash?: `0x${string}`
    }

/** Adds a transaction at the front, or moves it there with its known data. @param at in milliseconds since 1970 */
export function withAdded(
  list: List,
  added: TransactionToSave,
  at: number,
): List {
  const existing = list.find((each) => isCalled(each, added.hash))
  const others = list.filter((each) => each !== existing)
  const { hash, description, confirmations, batch } = added
  return capped([
    {
      ...(existing ?? { status: 'pending', at }),
      // If the transaction was sped up, the host may add it again with its first hash.
      hash: existing && !isSame(existing.hash, hash) ? existing.hash : hash,
      description,
      confirmations,
      batch,
    },
    ...others,
  ])
}

/** Restores a cleared list. Its transactions follow the transactions that have been added since. */
export function withRestored(list: List, cleared: List): List {
  const isGone = ({ hash }: RecentTransaction) =>
    !list.some((each) => isCalled(each, hash))
  return capped([...list, ...cleared.filter(isGone)])
}

/** Stores new data about a transaction. Ignores transactions that are no longer in the list. */
export function withUpdate(
  list: List,
  hash: string,
  update: TransactionUpdate,
): List {
  const nextHash = 'hash' in update ? update.hash : undefined
  return capped(
    list.flatMap((each) => {
      if (isSame(each.hash, hash)) return merged(each, update)
      // The page may have added the replacing transaction as well.
      return nextHash && isSame(each.hash, nextHash) ? [] : each
    }),
  )
}

function merged(
  before: RecentTransaction,
  update: TransactionUpdate,
): RecentTransaction {
  const { batch, hash, sentHash = hash } = before
  const next = { ...before, ...update }
  return {
    ...next,
    // The effect is compared only while the transaction is pending.
    call: isPending(next) ? next.call : undefined,
    // A batch is identified by its id instead.
    sentHash: batch || isSame(next.hash, hash) ? before.sentHash : sentHash,
  }
}

/** Limits the list. Drops the oldest completed transactions first, and pending ones only if all are pending. */
function capped(list: List): List {
  const pending = list.filter(isPending).length
  let completed = Math.max(0, maxStored - pending)
  const some = list.filter((each) => isPending(each) || completed-- > 0)
  return some.slice(0, maxStored)
}

function isPending({ status }: RecentTransaction): boolean {
  return status === 'pending'
}

/** Returns whether a transaction has this hash, or had it before it was sped up. */
function isCalled({ hash, sentHash = hash }: RecentTransaction, by: string) {
  return isSame(hash, by) || isSame(sentHash, by)
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
