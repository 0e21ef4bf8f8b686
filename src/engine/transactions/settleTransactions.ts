import type { RecentTransaction } from '../../transactions/RecentTransaction'
import type { Learned } from '../../transactions/recentTransactions'
import type {
  TransactionOwner,
  TransactionStore,
} from '../../transactions/transactionStore'
import type { EngineContext } from '../EngineContext'
import { hostNode, walletNode } from '../nodes/nodes'
import { lookUpInSafe } from './lookUpInSafe'
import { isNonceUsed, readNonce, readOutcome } from './lookUpTransaction'

/** Whether a transaction can still come is asked with every so many looks for it. */
const fateEvery = 4

/** Looks for transactions that are pending, and notes what it finds. Never rejects. */
export function settleTransactions(
  context: EngineContext,
  store: TransactionStore,
  onSettled: () => void,
) {
  /** Hashes that one look found overtaken: the receipt may come from a node that lags behind. */
  const doubted = new Set<string>()
  /** Hashes that the wallet was asked about. */
  const askedFor = new Set<string>()

  async function settle(
    owner: TransactionOwner,
    one: RecentTransaction,
    looks: number,
  ) {
    const { batch, hash } = one
    if (batch) {
      const { lookUpBatch } = await import('../calls/lookUpBatch')
      const found = await lookUpBatch(context.config, batch)
      if (found) note(owner, hash, found)
      return
    }
    const inSafe = await lookUpInSafe(context.config, hash)
    const outcome =
      inSafe === 'unknown'
        ? await readOutcome(hostNode(context, owner.chainId), one)
        : (inSafe ?? 'waits')
    if (outcome === 'waits') return
    if (outcome !== 'unknown') note(owner, hash, outcome)
    else if (looks % fateEvery === 0) await seeFate(owner, one)
  }

  /** One that no block holds: either its nonce is not known yet, or another one may have taken it. */
  async function seeFate(owner: TransactionOwner, one: RecentTransaction) {
    const { hash, nonce } = one
    const ask = hostNode(context, owner.chainId)
    if (nonce === undefined) {
      const known = await readNonce(ask, owner, hash)
      if (known) store.learn(owner, hash, known)
      else askWallet(owner, hash)
    } else if (await isNonceUsed(ask, owner, nonce)) {
      if (doubted.has(hash)) note(owner, hash, { status: 'replaced' })
      doubted.add(hash)
    }
  }

  function note(owner: TransactionOwner, hash: string, outcome: Learned) {
    store.learn(owner, hash, outcome)
    onSettled()
  }

  /** Once, and not waited for: what the wallet does not know either stays unknown. */
  function askWallet(owner: TransactionOwner, hash: string) {
    if (askedFor.has(hash)) return
    askedFor.add(hash)
    readNonce(walletNode(context, owner), owner, hash).then(
      (known) => known && store.learn(owner, hash, known),
      () => {},
    )
  }

  return async (
    owner: TransactionOwner,
    pending: readonly RecentTransaction[],
    /** Looks taken so far. */
    looks: number,
  ): Promise<void> => {
    // A node that does not answer says nothing about the transaction.
    await Promise.allSettled(pending.map((one) => settle(owner, one, looks)))
  }
}
