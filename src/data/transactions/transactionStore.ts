import type { Storage } from '../../platform/storage/storage'
import type { RecentTransaction, TransactionToSave } from './RecentTransaction'
import { readTransactions, type TransactionLists } from './readTransactions'
import {
  type TransactionUpdate,
  withAdded,
  withRestored,
  withUpdate,
} from './recentTransactions'
import { transactionsKey as key } from './transactionsKey'

/** The account and chain of transactions. */
export type TransactionOwner = {
  readonly address: string
  readonly chainId: number
}

/** Maximum number of stored transactions of all accounts and chains. */
const maxStoredOfAll = 1000

type List = readonly RecentTransaction[]

/** The recent transactions of this page and its other tabs. */
export type TransactionStore = {
  /** Returns the transactions, newest first. Returns the same list until it changes. */
  list(owner: TransactionOwner): List
  /** Adds a validated transaction at the front. */
  add(owner: TransactionOwner, added: TransactionToSave): void
  update(owner: TransactionOwner, hash: string, update: TransactionUpdate): void
  clear(owner: TransactionOwner): void
  /** Restores a cleared list. */
  restore(owner: TransactionOwner, cleared: List): void
  /** @returns Function that removes the listener. */
  subscribe(listener: () => void): () => void
}

/** @param onStored calls back when another tab has written to a key */
export function createTransactionStore(
  storage: Storage,
  onStored: (key: string, act: () => void) => void,
): TransactionStore {
  const listeners = new Set<() => void>()
  const none: List = []
  let raw: string | null | undefined
  let lists: TransactionLists = {}

  function read(): TransactionLists {
    const stored = storage.get(key)
    if (stored !== raw) lists = readTransactions(stored)
    raw = stored
    return lists
  }

  function notify() {
    for (const listener of [...listeners])
      try {
        listener()
      } catch (thrown) {
        // Reported as uncaught, so that the other listeners and the caller continue.
        reportError(thrown)
      }
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
    list: (owner) => read()[keyOf(owner)] ?? none,
    add: (owner, added) =>
      change(owner, (list) => withAdded(list, added, Date.now())),
    update: (owner, hash, update) =>
      change(owner, (list) => withUpdate(list, hash, update)),
    clear: (owner) => change(owner, () => none),
    restore: (owner, cleared) =>
      change(owner, (list) => withRestored(list, cleared)),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
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
