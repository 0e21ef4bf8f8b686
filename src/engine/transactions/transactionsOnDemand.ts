import { onStorageChange } from '../../platform/storage/onStorageChange.initial'
import { pageStorage } from '../../platform/storage/storage.initial'
import type { Account } from '../../session/State'
import { transactionsKey } from '../../transactions/transactionsKey'
import type { EngineContext } from '../EngineContext'
import type { TransactionWatch } from './watchTransactions'

type Of = Pick<Account, 'address' | 'chainId'>

/**
 * Loads the code that follows transactions only if there are some, because most visitors have sent none.
 * @param onSettled called when a transaction has been settled and may have changed the balance
 */
export function transactionsOnDemand(
  context: EngineContext,
  onSettled: () => void,
) {
  let of: Of | undefined
  let arriving: Promise<TransactionWatch> | undefined

  async function follow() {
    arriving ??= import(
      /* webpackChunkName: 'likely-watchTransactions' */ './watchTransactions'
    ).then(({ watchTransactions }) => watchTransactions(context, onSettled))
    try {
      const { store, watch } = await arriving
      watch(of)
      return store
    } catch (thrown) {
      // If loading fails, the next call tries again.
      arriving = undefined
      throw thrown
    }
  }

  function followIfAny() {
    if (arriving || (of && pageStorage.get(transactionsKey)))
      // No caller waits for this. The code is loaded again when the account changes, and when something is sent.
      follow().catch(() => {})
  }

  // Another tab may have sent the first transaction.
  onStorageChange(transactionsKey, followIfAny, context.ended)

  return {
    /** Sets the account whose transactions are followed, if any. */
    watch(account: Of | undefined) {
      of = account
      followIfAny()
    },
    load: follow,
  }
}
