import type { SettledCalls } from '../../../../data/transactions/CallsToSend'
import type {
  TransactionOwner,
  TransactionStore,
} from '../../../../data/transactions/transactionStore'

/** Waits until a transaction or batch is settled, by its hash or id. `unknown` if it is no longer in the list. */
export function waitForSettled(
  store: TransactionStore,
  owner: TransactionOwner,
  id: string,
): Promise<SettledCalls> {
  return new Promise((resolve) => {
    const update = () => {
      const one = store
        .list(owner)
        .find(({ batch, hash, sentHash }) =>
          [batch?.id ?? sentHash, hash].includes(id),
        )
      const { batch, hash, status = 'unknown' } = one ?? {}
      if (status === 'pending') return
      stop()
      // If a batch was never in a block, `hash` is still its id.
      const hashes = hash && hash !== batch?.id ? [hash] : []
      resolve({ status, hashes })
    }
    const stop = store.subscribe(update)
    update()
  })
}
