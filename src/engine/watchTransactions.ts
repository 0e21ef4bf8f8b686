import { onStored } from '../platform/onStored'
import { isPageSeen, onPageSeen } from '../platform/pageVisibility'
import { pageStorage } from '../platform/storage'
import type { Account } from '../session/State'
import type { RecentTransaction } from '../transactions/RecentTransaction'
import {
  createTransactionStore,
  type TransactionOwner,
  type TransactionStore,
} from '../transactions/transactionStore'
import { blockInterval } from './blockInterval'
import type { Hands } from './Engine'
import { lookUpTransaction } from './lookUpTransaction'

/** How many transactions a node is asked about at once. */
const atOnce = 10

type Of = Pick<Account, 'address' | 'chainId'>

export type TransactionWatch = {
  readonly store: TransactionStore
  /** Whose transactions are followed, or nobody's. */
  watch(account: Of | undefined): void
}

/**
 * Follows what the connected account has sent until it is settled, also after a reload.
 * @param onSettled called when a transaction has left its mark on the account
 */
export function watchTransactions(
  hands: Hands,
  onSettled: () => void,
): TransactionWatch {
  const store = createTransactionStore(pageStorage, onStored)
  /** Hashes that one look found overtaken: the receipt may come from a node that lags behind. */
  const doubted = new Set<string>()
  let of: Of | undefined
  let isTold = false
  let isLooking = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const pending = () =>
    of ? store.list(of).filter(({ status }) => status === 'pending') : []

  function note() {
    if (!of) return
    const hasPendingTransactions = pending().length > 0
    if (hasPendingTransactions !== isTold)
      hands.report({ type: 'PENDING', ...of, hasPendingTransactions })
    isTold = hasPendingTransactions
    if (timer === undefined) look()
  }

  async function look() {
    clearTimeout(timer)
    timer = undefined
    const all = pending()
    if (!of || isLooking || all.length === 0) return
    const owner = of
    isLooking = true
    for (let at = 0; isPageSeen() && at < all.length; at += atOnce) {
      const some = all.slice(at, at + atOnce)
      await Promise.all(some.map((each) => settle(owner, each)))
    }
    isLooking = false
    timer = setTimeout(look, blockInterval(hands, owner.chainId))
  }

  async function settle(owner: TransactionOwner, one: RecentTransaction) {
    const { hash } = one
    try {
      const found = await lookUpTransaction(hands, owner, one)
      if (!found) return
      if (found !== 'overtaken') {
        store.learn(owner, hash, found)
        if ('status' in found) onSettled()
      } else if (doubted.has(hash)) {
        store.learn(owner, hash, { status: 'replaced' })
        onSettled()
      } else doubted.add(hash)
    } catch {
      // A node that does not answer says nothing about the transaction.
    }
  }

  store.subscribe(note)
  onPageSeen(look)

  return {
    store,
    watch(account) {
      const next = account && {
        address: account.address,
        chainId: account.chainId,
      }
      if (of?.address !== next?.address || of?.chainId !== next?.chainId)
        isTold = false
      of = next
      note()
    },
  }
}
