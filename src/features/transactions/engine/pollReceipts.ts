import type { RecentTransaction } from '../../../data/transactions/RecentTransaction'
import type { TransactionUpdate } from '../../../data/transactions/recentTransactions'
import type {
  TransactionOwner,
  TransactionStore,
} from '../../../data/transactions/transactionStore'
import { fieldsOf } from '../../../platform/shapes'
import type { EngineContext } from '../../../wallet/engine/EngineContext'
import { isRateLimit } from '../../../wallet/engine/nodes/backoffAfter'
import { hostNode, walletNode } from '../../../wallet/engine/nodes/nodes'
import { findByNonce, isNonceUsed, readDetails, readOutcome } from './lookUp'
import { lookUpInWallet } from './lookUpInWallet'

const pollsPerReplacedCheck = 4

/** Number of failed searches for the transaction that used a nonce, after which the pending one counts as replaced. */
const mostSearches = 4

type Polls = {
  readonly context: EngineContext
  readonly store: TransactionStore
  readonly onSettled: () => void
  /** Number of polls per hash that found a used nonce but no receipt. */
  readonly missingReceipts: Map<string, number>
  readonly queriedHashes: Set<string>
}

/** Creates a function that polls pending transactions and stores the results. It never rejects. */
export function pollReceipts(
  context: EngineContext,
  store: TransactionStore,
  onSettled: () => void,
) {
  const polls: Polls = {
    ...{ context, store, onSettled },
    missingReceipts: new Map(),
    queriedHashes: new Set(),
  }
  return async (
    owner: TransactionOwner,
    pending: readonly RecentTransaction[],
    /** Number of polls so far. */
    count: number,
  ): Promise<void> => {
    // If a node does not answer, the transaction stays pending.
    await Promise.allSettled(
      pending.map((one) => poll(polls, owner, one, count)),
    )
  }
}

async function poll(
  polls: Polls,
  owner: TransactionOwner,
  one: RecentTransaction,
  count: number,
) {
  const { hash } = one
  const inWallet = await lookUpInWallet(polls.context.config, one)
  const outcome =
    inWallet === 'unknown'
      ? await readOutcome(hostNode(polls.context, owner.chainId), one)
      : (inWallet ?? 'waits')
  if (outcome === 'waits') return
  if (outcome !== 'unknown') saveOutcome(polls, owner, hash, outcome)
  else if (count % pollsPerReplacedCheck === 0)
    await checkReplaced(polls, owner, one)
}

/** Reads the nonce of a transaction that is not in a block, or checks whether another transaction has used it. */
async function checkReplaced(
  polls: Polls,
  owner: TransactionOwner,
  one: RecentTransaction,
) {
  const { hash, nonce } = one
  const request = hostNode(polls.context, owner.chainId)
  if (nonce === undefined) {
    const details = await readDetails(request, owner, hash)
    if (details) polls.store.update(owner, hash, details)
    else queryWallet(polls, owner, hash)
  } else if (await isNonceUsed(request, owner, nonce))
    await saveReplacement(polls, owner, { ...one, nonce })
}

/** Stores the replacement. The visitor may have sped up or cancelled the transaction, which uses its nonce again. */
async function saveReplacement(
  polls: Polls,
  owner: TransactionOwner,
  { call, hash, nonce }: RecentTransaction & { readonly nonce: number },
) {
  const { context, missingReceipts, store } = polls
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
  else saveOutcome(polls, owner, hash, { status: 'replaced' })
}

function saveOutcome(
  { onSettled, store }: Polls,
  owner: TransactionOwner,
  hash: string,
  outcome: TransactionUpdate,
) {
  store.update(owner, hash, outcome)
  onSettled()
}

/** Queries the wallet's node once, without waiting. If that fails, the nonce stays unknown. */
function queryWallet(
  { context, queriedHashes, store }: Polls,
  owner: TransactionOwner,
  hash: string,
) {
  if (queriedHashes.has(hash)) return
  queriedHashes.add(hash)
  readDetails(walletNode(context, owner), owner, hash).then(
    (details) => details && store.update(owner, hash, details),
    () => {},
  )
}

/**
 * Rethrows an error, unless it is a definite answer of the node. Such an answer is common, because many nodes do not
 * store the state of older blocks. An error of a busy or unreachable node says nothing about the transaction.
 */
function throwUnlessAnswered(thrown: unknown): undefined {
  if (isRateLimit(thrown) || typeof fieldsOf(thrown)['code'] !== 'number')
    throw thrown
}
