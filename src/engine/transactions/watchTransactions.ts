import {
  isPageSeen,
  onPageSeen,
} from '../../platform/page/pageVisibility.initial'
import { onStored } from '../../platform/storage/onStored.initial'
import { pageStorage } from '../../platform/storage/storage.initial'
import type { Account } from '../../session/State'
import type { RecentTransaction } from '../../transactions/RecentTransaction'
import {
  createTransactionStore,
  type TransactionStore,
} from '../../transactions/transactionStore'
import type { EngineContext } from '../EngineContext'
import { waitInterval } from '../nodes/blockInterval'
import { settleTransactions } from './settleTransactions'

/** Maximum number of concurrent requests to a node. */
const atOnce = 10

/**
 * Returns whether no node has shown a transaction, as with private mempools. Such a transaction stays pending. If its
 * nonce were guessed, a payment that is still pending could be shown as replaced, and the visitor would pay twice.
 */
function isUnseen({ batch, nonce }: RecentTransaction): boolean {
  return nonce === undefined && !batch
}

type Of = Pick<Account, 'address' | 'chainId'>

export type TransactionWatch = {
  readonly store: TransactionStore
  /** Sets the account whose transactions are followed, if any. */
  watch(account: Of | undefined): void
}

/**
 * Follows the connected account's transactions until they are settled, also after a reload.
 * @param onSettled called when a transaction has been settled and may have changed the balance
 */
export function watchTransactions(
  context: EngineContext,
  onSettled: () => void,
): TransactionWatch {
  const store = createTransactionStore(pageStorage, (key, act) =>
    onStored(key, act, context.ended),
  )
  const settle = settleTransactions(context, store, onSettled)
  let of: Of | undefined
  let isTold = false
  let isLooking = false
  /** The latest transaction, and the number of polls for it. */
  let newest: string | undefined
  let looks = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const pending = () =>
    of ? store.list(of).filter(({ status }) => status === 'pending') : []

  function note() {
    if (!of) return
    const all = pending()
    const hasPendingTransactions = all.length > 0
    if (hasPendingTransactions !== isTold)
      context.report({ type: 'PENDING', ...of, hasPendingTransactions })
    isTold = hasPendingTransactions
    if (all[0]?.hash !== newest) looks = 0
    newest = all[0]?.hash
    if (looks === 0) look()
  }

  async function look() {
    clearTimeout(timer)
    const all = pending()
    if (!of || isLooking || all.length === 0 || !isPageSeen()) return
    const owner = of
    isLooking = true
    const taken = looks++
    for (let at = 0; isPageSeen() && at < all.length; at += atOnce)
      await settle(owner, all.slice(at, at + atOnce), taken)
    isLooking = false
    const wait = waitInterval(
      context,
      owner.chainId,
      looks,
      all.every(isUnseen),
    )
    timer = setTimeout(look, wait)
  }

  store.subscribe(note)
  onPageSeen(look, context.ended)

  return {
    store,
    watch(account) {
      const next = account && {
        address: account.address,
        chainId: account.chainId,
      }
      if (of?.address !== next?.address || of?.chainId !== next?.chainId) {
        isTold = false
        looks = 0
      }
      of = next
      note()
    },
  }
}
