import type { RecentTransaction } from '../../../data/transactions/RecentTransaction'
import type { TransactionUpdate } from '../../../data/transactions/recentTransactions'
import type {
  TransactionOwner,
  TransactionStore,
} from '../../../data/transactions/transactionStore'
import type { EngineContext } from '../../../wallet/engine/EngineContext'
import { isRateLimit } from '../../../wallet/engine/nodes/backoffAfter'
import { hostNode, walletNode } from '../../../wallet/engine/nodes/nodes'
import { findByNonce } from './findByNonce'
import { lookUpInSafe } from './lookUpInSafe'
import { isNonceUsed, readDetails, readOutcome } from './lookUpTransaction'

/** A transaction is checked for a replacement once in this number of polls. */
const pollsPerReplacedCheck = 4

/**
 * Maximum number of searches for the transaction that used a nonce. After that, the pending transaction counts as
 * replaced.
 */
const mostSearches = 4

/** Polls pending transactions and stores the results. Never rejects. */
export function pollReceipts(
  context: EngineContext,
  store: TransactionStore,
  onSettled: () => void,
) {
  /** Number of polls per hash that found a used nonce but no receipt. */
  const missingReceipts = new Map<string, number>()
  /** Hashes that the wallet has been queried for. */
  const queriedHashes = new Set<string>()

  async function poll(
    owner: TransactionOwner,
    one: RecentTransaction,
    polls: number,
  ) {
    const { batch, hash } = one
    if (batch) {
      const { lookUpBatch } = await import(
        /* webpackChunkName: 'transactions' */ './lookUpBatch'
      )
      const update = await lookUpBatch(context.config, batch)
      if (update) saveOutcome(owner, hash, update)
      return
    }
    const inSafe = await lookUpInSafe(context.config, hash)
    const outcome =
      inSafe === 'unknown'
        ? await readOutcome(hostNode(context, owner.chainId), one)
        : (inSafe ?? 'waits')
    if (outcome === 'waits') return
    if (outcome !== 'unknown') saveOutcome(owner, hash, outcome)
    else if (polls % pollsPerReplacedCheck === 0)
      await checkReplaced(owner, one)
  }

  /**
   * Handles a transaction that is not in a block: reads its nonce, or checks whether another transaction has used the
   * nonce.
   */
  async function checkReplaced(
    owner: TransactionOwner,
    one: RecentTransaction,
  ) {
    const { hash, nonce } = one
    const request = hostNode(context, owner.chainId)
    if (nonce === undefined) {
      const details = await readDetails(request, owner, hash)
      if (details) store.update(owner, hash, details)
      else queryWallet(owner, hash)
    } else if (await isNonceUsed(request, owner, nonce))
      await saveReplacement(owner, { ...one, nonce })
  }

  /**
   * Stores the replacement of a transaction. The visitor may have sped up or cancelled it, and both send another
   * transaction with the same nonce.
   */
  async function saveReplacement(
    owner: TransactionOwner,
    { call, hash, nonce }: RecentTransaction & { readonly nonce: number },
  ) {
    const times = missingReceipts.get(hash) ?? 0
    // The node that returned no receipt may lag behind.
    if (times === 0) return void missingReceipts.set(hash, 1)
    const request = hostNode(context, owner.chainId)
    const replacement = await findByNonce(request, owner, nonce).catch(
      throwUnlessAnswered,
    )
    missingReceipts.set(hash, times + 1)
    if (replacement ? replacement.hash === hash : times < mostSearches) return
    // The next poll reads the receipt of the new hash.
    if (call && replacement?.call === call)
      store.update(owner, hash, { hash: replacement.hash })
    else saveOutcome(owner, hash, { status: 'replaced' })
  }

  function saveOutcome(
    owner: TransactionOwner,
    hash: string,
    outcome: TransactionUpdate,
  ) {
    store.update(owner, hash, outcome)
    onSettled()
  }

  /** Queries the wallet's node once, without waiting. If that fails, the nonce stays unknown. */
  function queryWallet(owner: TransactionOwner, hash: string) {
    if (queriedHashes.has(hash)) return
    queriedHashes.add(hash)
    readDetails(walletNode(context, owner), owner, hash).then(
      (details) => details && store.update(owner, hash, details),
      () => {},
    )
  }

  return async (
    owner: TransactionOwner,
    pending: readonly RecentTransaction[],
    /** Number of polls so far. */
    polls: number,
  ): Promise<void> => {
    // If a node does not answer, the transaction stays pending.
    await Promise.allSettled(pending.map((one) => poll(owner, one, polls)))
  }
}

/**
 * Rethrows an error, unless it is a definite answer of the node. Such an answer is common, because many nodes do not
 * store the state of older blocks. An error of a busy or unreachable node says nothing about the transaction.
 */
function throwUnlessAnswered(thrown: unknown): undefined {
  if (isRateLimit(thrown) || typeof Object(thrown).code !== 'number')
    throw thrown
}
