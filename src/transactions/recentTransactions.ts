import type {
  RecentTransaction,
  TransactionStatus,
  TransactionToNote,
} from './RecentTransaction'

/** How many transactions are kept per address and chain: about 100 KB of storage. */
const kept = 500

type List = readonly RecentTransaction[]

/** What a node tells of a transaction. */
export type Learned =
  | { readonly nonce: number; readonly call?: string | undefined }
  /** The transaction that does the same in its place. */
  | { readonly hash: `0x${string}` }
  | {
      readonly status: TransactionStatus
      /** Of a batch, once a block holds it. */
      readonly hash?: `0x${string}`
    }

/**
 * Puts a transaction first. One that is known keeps what is known of it.
 * @param at now, in milliseconds since 1970
 */
export function withAdded(
  list: List,
  added: TransactionToNote,
  at: number,
): List {
  const known = list.find((each) => isCalled(each, added.hash))
  const others = list.filter((each) => each !== known)
  const { hash, description, confirmations, batch } = added
  return capped([
    {
      ...(known ?? { status: 'pending', at }),
      // One that was sped up is added again under its first hash.
      hash: known && !isSame(known.hash, hash) ? known.hash : hash,
      description,
      confirmations,
      batch,
    },
    ...others,
  ])
}

/** Puts a list that was cleared back, behind what has come since. */
export function withRestored(list: List, cleared: List): List {
  const isGone = ({ hash }: RecentTransaction) =>
    !list.some((each) => isCalled(each, hash))
  return capped([...list, ...cleared.filter(isGone)])
}

/** Notes what was learned of a transaction; one that is not listed any more stays away. */
export function withLearned(list: List, hash: string, learned: Learned): List {
  const nextHash = 'hash' in learned ? learned.hash : undefined
  return capped(
    list.flatMap((each) => {
      if (isSame(each.hash, hash)) return withNews(each, learned)
      // The page may have added the transaction that took its place, too.
      return nextHash && isSame(each.hash, nextHash) ? [] : each
    }),
  )
}

function withNews(
  before: RecentTransaction,
  learned: Learned,
): RecentTransaction {
  const { batch, hash, sentHash = hash } = before
  const next = { ...before, ...learned }
  return {
    ...next,
    // What it does is compared only while it is pending.
    call: isPending(next) ? next.call : undefined,
    // A batch has its id.
    sentHash: batch || isSame(next.hash, hash) ? before.sentHash : sentHash,
  }
}

/** Drops what is too much: the oldest completed ones, and pending ones only where all are pending. */
function capped(list: List): List {
  const pending = list.filter(isPending).length
  let completed = Math.max(0, kept - pending)
  const some = list.filter((each) => isPending(each) || completed-- > 0)
  return some.slice(0, kept)
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
