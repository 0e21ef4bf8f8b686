import type { RecentTransaction } from '../../transactions/RecentTransaction'
import type { Learned } from '../../transactions/recentTransactions'
import type {
  TransactionOwner,
  TransactionStore,
} from '../../transactions/transactionStore'
import type { EngineContext } from '../EngineContext'
import { hostNode, walletNode } from '../nodes/nodes'
import { isRefusal } from '../nodes/restAfter'
import { findByNonce } from './findByNonce'
import { lookUpInSafe } from './lookUpInSafe'
import { isNonceUsed, readDetails, readOutcome } from './lookUpTransaction'

/** Number of polls after which a transaction is checked for a replacement. */
const fateEvery = 4

/** Maximum number of searches for the transaction that used a nonce. After that, the transaction counts as replaced. */
const mostSearches = 4

/** Polls pending transactions and stores the results. Never rejects. */
export function settleTransactions(
  context: EngineContext,
  store: TransactionStore,
  onSettled: () => void,
) {
  /** Number of polls per hash that found a used nonce but no receipt. */
  const doubts = new Map<string, number>()
  /** Hashes that the wallet has been queried for. */
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

  /**
   * Handles a transaction that is not in a block: reads its nonce, or checks whether another transaction has used the
   * nonce.
   */
  async function seeFate(owner: TransactionOwner, one: RecentTransaction) {
    const { hash, nonce } = one
    const ask = hostNode(context, owner.chainId)
    if (nonce === undefined) {
      const known = await readDetails(ask, owner, hash)
      if (known) store.learn(owner, hash, known)
      else askWallet(owner, hash)
    } else if (await isNonceUsed(ask, owner, nonce))
      await seeReplacement(owner, { ...one, nonce })
  }

  /** The visitor may have sped up or cancelled the transaction. Both send another transaction with the same nonce. */
  async function seeReplacement(
    owner: TransactionOwner,
    { call, hash, nonce }: RecentTransaction & { readonly nonce: number },
  ) {
    const times = doubts.get(hash) ?? 0
    // The node that returned no receipt may lag behind.
    if (times === 0) return void doubts.set(hash, 1)
    const ask = hostNode(context, owner.chainId)
    const found = await findByNonce(ask, owner, nonce).catch(throwUnlessTold)
    doubts.set(hash, times + 1)
    if (found ? found.hash === hash : times < mostSearches) return
    // The next poll reads the receipt of the new hash.
    if (call && found?.call === call)
      store.learn(owner, hash, { hash: found.hash })
    else note(owner, hash, { status: 'replaced' })
  }

  function note(owner: TransactionOwner, hash: string, outcome: Learned) {
    store.learn(owner, hash, outcome)
    onSettled()
  }

  /** Queries the wallet's node once, without waiting. If that fails, the nonce stays unknown. */
  function askWallet(owner: TransactionOwner, hash: string) {
    if (askedFor.has(hash)) return
    askedFor.add(hash)
    readDetails(walletNode(context, owner), owner, hash).then(
      (known) => known && store.learn(owner, hash, known),
      () => {},
    )
  }

  return async (
    owner: TransactionOwner,
    pending: readonly RecentTransaction[],
    /** Number of polls so far. */
    looks: number,
  ): Promise<void> => {
    // If a node does not answer, the transaction stays pending.
    await Promise.allSettled(pending.map((one) => settle(owner, one, looks)))
  }
}

/**
 * Rethrows an error, unless it is a definite answer of the node: many nodes do not store the state of older blocks. An
 * error of a busy or unreachable node says nothing about the transaction.
 */
function throwUnlessTold(thrown: unknown): undefined {
  if (isRefusal(thrown) || typeof Object(thrown).code !== 'number') throw thrown
}
