import type {
  RecentTransaction,
  TransactionStatus,
  TransactionToAdd,
} from './RecentTransaction'

/** How many completed transactions are kept per address and chain. */
const keptCompleted = 10

type List = readonly RecentTransaction[]

/** What a node tells of a transaction. */
export type Learned =
  | { readonly nonce: number }
  | { readonly status: TransactionStatus }

/** Puts a transaction first. One that is known keeps what is known of it. */
export function withAdded(list: List, added: TransactionToAdd): List {
  const known = list.find(({ hash }) => isSame(hash, added.hash))
  const others = list.filter((each) => each !== known)
  const { hash, description, confirmations } = added
  return capped([
    {
      ...(known ?? { status: 'pending' }),
      hash,
      description,
      confirmations,
    },
    ...others,
  ])
}

/** Notes what was learned of a transaction; one that is not listed any more stays away. */
export function withLearned(list: List, hash: string, learned: Learned): List {
  return capped(
    list.map((each) =>
      isSame(each.hash, hash) ? { ...each, ...learned } : each,
    ),
  )
}

/** Drops the oldest completed ones; pending ones never. */
function capped(list: List): List {
  let completed = 0
  return list.filter(
    ({ status }) => status === 'pending' || ++completed <= keptCompleted,
  )
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
