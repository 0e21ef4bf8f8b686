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

/** Whether a transaction can still come is asked with every so many looks for it. */
const fateEvery = 4

/** How often the transaction that used a nonce is searched for, until it counts as another one. */
const mostSearches = 4

/** Looks for transactions that are pending, and notes what it finds. Never rejects. */
export function settleTransactions(
  context: EngineContext,
  store: TransactionStore,
  onSettled: () => void,
) {
  /** How often each hash had no receipt though its nonce was used. */
  const doubts = new Map<string, number>()
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
      const known = await readDetails(ask, owner, hash)
      if (known) store.learn(owner, hash, known)
      else askWallet(owner, hash)
    } else if (await isNonceUsed(ask, owner, nonce))
      await seeReplacement(owner, { ...one, nonce })
  }

  /** The visitor may have sped it up or cancelled it: both send another transaction with the same nonce. */
  async function seeReplacement(
    owner: TransactionOwner,
    { call, hash, nonce }: RecentTransaction & { readonly nonce: number },
  ) {
    const times = doubts.get(hash) ?? 0
    // The node that was asked for the receipt may lag behind.
    if (times === 0) return void doubts.set(hash, 1)
    const ask = hostNode(context, owner.chainId)
    const found = await findByNonce(ask, owner, nonce).catch(throwUnlessTold)
    doubts.set(hash, times + 1)
    if (found ? found.hash === hash : times < mostSearches) return
    // The next look asks for its receipt.
    if (call && found?.call === call)
      store.learn(owner, hash, { hash: found.hash })
    else note(owner, hash, { status: 'replaced' })
  }

  function note(owner: TransactionOwner, hash: string, outcome: Learned) {
    store.learn(owner, hash, outcome)
    onSettled()
  }

  /** Once, and not waited for: what the wallet does not know either stays unknown. */
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
    /** Looks taken so far. */
    looks: number,
  ): Promise<void> => {
    // A node that does not answer says nothing about the transaction.
    await Promise.allSettled(pending.map((one) => settle(owner, one, looks)))
  }
}

/**
 * Throws unless the node has answered with an error of its own: many nodes do not keep the state of older blocks, and never
 * will. One that is busy or out of reach says nothing about the transaction.
 */
function throwUnlessTold(thrown: unknown): undefined {
  if (isRefusal(thrown) || typeof Object(thrown).code !== 'number') throw thrown
}
