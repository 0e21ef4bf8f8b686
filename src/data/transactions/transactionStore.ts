import { createListeners } from '../../platform/listeners'
import { fieldsOf, isCount, storedFields } from '../../platform/shapes'
import type { Storage } from '../../platform/storage/storage'
import { isHash } from './checkTransactionToAdd'
import type {
  Batch,
  RecentTransaction,
  TransactionStatus,
  TransactionToSave,
} from './RecentTransaction'
import {
  type TransactionUpdate,
  withAdded,
  withRestored,
  withUpdate,
} from './recentTransactions'
import { transactionsKey as key } from './transactionsKey'

export type TransactionOwner = {
  readonly address: string
  readonly chainId: number
}

/** Maximum number of stored transactions of all accounts and chains. */
const maxStoredOfAll = 1000

type List = readonly RecentTransaction[]

/** The recent transactions of this page and its other tabs. */
export type TransactionStore = ReturnType<typeof createTransactionStore>

/** @param onStored calls back when another tab has written to a key */
export function createTransactionStore(
  storage: Storage,
  onStored: (key: string, act: () => void) => void,
) {
  const { notify, subscribe } = createListeners()
  const none: List = []
  let raw: string | null | undefined
  let lists: TransactionLists = {}

  function read(): TransactionLists {
    const stored = storage.get(key)
    if (stored !== raw) lists = readTransactions(stored)
    raw = stored
    return lists
  }

  /** Changes the list that is currently stored, because another tab may have written it. */
  function change(owner: TransactionOwner, act: (list: List) => List) {
    const { [keyOf(owner)]: list = none, ...others } = read()
    const all = { [keyOf(owner)]: act(list), ...others }
    storage.set(key, JSON.stringify(bounded(all)))
    notify()
  }

  onStored(key, notify)

  return {
    /** Returns the transactions, newest first. Returns the same list until it changes. */
    list: (owner: TransactionOwner) => read()[keyOf(owner)] ?? none,
    add: (owner: TransactionOwner, added: TransactionToSave) =>
      change(owner, (list) => withAdded(list, added, Date.now())),
    update: (
      owner: TransactionOwner,
      hash: string,
      update: TransactionUpdate,
    ) => change(owner, (list) => withUpdate(list, hash, update)),
    clear: (owner: TransactionOwner) => change(owner, () => none),
    restore: (owner: TransactionOwner, cleared: List) =>
      change(owner, (list) => withRestored(list, cleared)),
    subscribe,
  }
}

/** Limits the size of the storage. Drops the transactions of the accounts and chains that were used least recently. */
function bounded(lists: TransactionLists): TransactionLists {
  let left = maxStoredOfAll
  const some = Object.entries(lists).map(([owner, list]) => {
    const within = list.slice(0, left)
    left -= within.length
    return [owner, within] as const
  })
  return Object.fromEntries(some.filter(([, list]) => list.length > 0))
}

/** Ignores case, because wallets return addresses with or without checksum capitals. @see EIP-55 */
function keyOf({ address, chainId }: TransactionOwner): string {
  return `${address.toLowerCase()}/${chainId}`
}

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
function readTransactions(stored: string | null): TransactionLists {
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
