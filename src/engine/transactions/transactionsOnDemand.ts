import { onStored } from '../../platform/onStored'
import { pageStorage } from '../../platform/storage'
import type { Account } from '../../session/State'
import { transactionsKey } from '../../transactions/transactionsKey'
import type { EngineContext } from '../EngineContext'
import type { TransactionWatch } from './watchTransactions'

type Of = Pick<Account, 'address' | 'chainId'>

/**
 * Most visitors have sent nothing: what follows transactions is fetched when there are some.
 * @param onSettled called when a transaction has left its mark on the account
 */
export function transactionsOnDemand(
  context: EngineContext,
  onSettled: () => void,
) {
  let of: Of | undefined
  let arriving: Promise<TransactionWatch> | undefined

  async function follow() {
    arriving ??= import(
      /* webpackChunkName: 'often-watchTransactions' */ './watchTransactions'
    ).then(({ watchTransactions }) => watchTransactions(context, onSettled))
    try {
      const { store, watch } = await arriving
      watch(of)
      return store
    } catch (thrown) {
      // What did not arrive is asked for again.
      arriving = undefined
      throw thrown
    }
  }

  function followIfAny() {
    if (arriving || (of && pageStorage.get(transactionsKey)))
      // Nothing waits for it; it is fetched again with the account's next change, and when something is sent.
      follow().catch(() => {})
  }

  // Another tab has sent the first one.
  onStored(transactionsKey, followIfAny, context.ended)

  return {
    /** The account whose transactions are followed, if any. */
    watch(account: Of | undefined) {
      of = account
      followIfAny()
    },
    load: follow,
  }
}
