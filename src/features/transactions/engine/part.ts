import type { RecentTransaction } from '../../../data/transactions/RecentTransaction'
import type { TransactionToSend } from '../../../data/transactions/TransactionRequest'
import {
  createTransactionStore,
  type TransactionStore,
} from '../../../data/transactions/transactionStore'
import type { WalletCapabilities } from '../../../data/transactions/WalletCapabilities'
import {
  isPageVisible,
  onPageVisible,
} from '../../../platform/page/pageVisibility'
import { onStorageChange } from '../../../platform/storage/onStorageChange'
import { pageStorage } from '../../../platform/storage/storage'
import type { EngineContext } from '../../../wallet/engine/EngineContext'
import { waitInterval } from '../../../wallet/engine/nodes/blockInterval'
import type { Account } from '../../../wallet/session/State'
import type { Calls } from './calls/sendCalls'
import { pollReceipts } from './pollReceipts'
import { sendTransaction } from './sendTransaction'

/** Maximum number of concurrent requests to a node. */
const atOnce = 10

/**
 * Returns whether no node has returned the transaction, for example because it is in a private mempool. Such a
 * transaction stays pending. With a guessed nonce, a payment that is still pending could be shown as replaced, and the
 * visitor could pay twice.
 */
function isUnseen({ batch, nonce }: RecentTransaction): boolean {
  return nonce === undefined && !batch
}

type Of = Pick<Account, 'address' | 'chainId'>

/** The part of the engine that sends, stores and follows transactions. */
export type Transactions = {
  readonly store: TransactionStore
  /** Sets the account whose transactions are followed, if any. */
  watch(account: Of | undefined): void
  /** @see sendTransaction */
  send(request: TransactionToSend): Promise<`0x${string}`>
  /** Loads the functions for several calls, which few pages send. */
  loadCalls(): Promise<Calls>
}

declare module '../../../wallet/engine/EngineContext' {
  interface EngineParts {
    readonly transactions: Transactions
  }
}

declare module '../../../wallet/session/State' {
  interface AccountDetails {
    readonly hasPendingTransactions?: boolean | undefined
    /** The wallet's capabilities for this account and chain. `undefined` until a page requests them. */
    readonly capabilities?: WalletCapabilities | undefined
  }
}

/** Creates the part, which follows the account's transactions until they are settled, also after a reload. */
export function createTransactions(
  context: EngineContext,
  onSettled: () => void,
): Transactions {
  const store = createTransactionStore(pageStorage, (key, act) =>
    onStorageChange(key, act, context.ended),
  )
  return {
    store,
    send: (request) => sendTransaction(context, store, request),
    async loadCalls() {
      const { createCalls } = await import(
        /* webpackChunkName: 'calls' */ './calls/sendCalls'
      )
      return createCalls(context, store)
    },
    watch: followPending(context, store, onSettled),
  }
}

/** Reports whether an account has pending transactions, and polls them. @returns Function that sets the account. */
function followPending(
  context: EngineContext,
  store: TransactionStore,
  onSettled: () => void,
): Transactions['watch'] {
  const poll = pollReceipts(context, store, onSettled)
  let current: Of | undefined
  let isReported = false
  let isPolling = false
  /** The latest transaction, and the number of polls for it. */
  let newest: string | undefined
  let polls = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const pending = () =>
    current
      ? store.list(current).filter(({ status }) => status === 'pending')
      : []

  function update() {
    if (!current) return
    const all = pending()
    const hasPendingTransactions = all.length > 0
    if (hasPendingTransactions !== isReported)
      context.report({
        type: 'DETAILS',
        ...current,
        details: { hasPendingTransactions },
      })
    isReported = hasPendingTransactions
    if (all[0]?.hash !== newest) polls = 0
    newest = all[0]?.hash
    if (polls === 0) pollPending()
  }

  async function pollPending() {
    clearTimeout(timer)
    const all = pending()
    if (!current || isPolling || all.length === 0 || !isPageVisible()) return
    const owner = current
    isPolling = true
    const pollNumber = polls++
    for (let at = 0; isPageVisible() && at < all.length; at += atOnce)
      await poll(owner, all.slice(at, at + atOnce), pollNumber)
    isPolling = false
    const wait = waitInterval(
      context,
      owner.chainId,
      polls,
      all.every(isUnseen),
    )
    timer = setTimeout(pollPending, wait)
  }

  store.subscribe(update)
  onPageVisible(pollPending, context.ended)

  return (account) => {
    const { address, chainId } = account ?? {}
    if (current?.address !== address || current?.chainId !== chainId) {
      isReported = false
      polls = 0
    }
    current = address && chainId ? { address, chainId } : undefined
    update()
  }
}
