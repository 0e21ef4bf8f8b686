import type { SettledCalls } from '../../transactions/CallsToSend'
import type {
  TransactionOwner,
  TransactionStore,
} from '../../transactions/transactionStore'

/**
 * Waits until the list says what became of a transaction or a batch.
 * @param id the hash that the wallet answered, or the batch's id
 * @returns `unknown` once it is not listed any more
 */
export function untilSettled(
  store: TransactionStore,
  owner: TransactionOwner,
  id: string,
): Promise<SettledCalls> {
  return new Promise((resolve) => {
    const look = () => {
      const one = store
        .list(owner)
        .find(({ batch, hash, sentHash }) =>
          [batch?.id ?? sentHash, hash].includes(id),
        )
      const { batch, hash, status = 'unknown' } = one ?? {}
      if (status === 'pending') return
      stop()
      // A batch that no block ever held has none.
      const hashes = hash && hash !== batch?.id ? [hash] : []
      resolve({ status, hashes })
    }
    const stop = store.subscribe(look)
    look()
  })
}
