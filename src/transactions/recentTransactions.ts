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
  | { readonly nonce: number }
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
  const known = list.find(({ hash }) => isSame(hash, added.hash))
  const others = list.filter((each) => each !== known)
  const { hash, description, confirmations, batch } = added
  return capped([
    {
      ...(known ?? { status: 'pending', at }),
      hash,
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
    !list.some((each) => isSame(each.hash, hash))
  return capped([...list, ...cleared.filter(isGone)])
}

/** Notes what was learned of a transaction; one that is not listed any more stays away. */
export function withLearned(list: List, hash: string, learned: Learned): List {
  return capped(
    list.map((each) =>
      isSame(each.hash, hash) ? { ...each, ...learned } : each,
    ),
  )
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

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
