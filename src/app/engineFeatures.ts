import type { TransactionToSend } from '../data/transactions/TransactionRequest'
import { transactionsKey } from '../data/transactions/transactionsKey'
import type {
  EngineContext,
  EngineFeatures,
} from '../wallet/engine/EngineContext'
import { partOnDemand } from '../wallet/engine/partOnDemand'

/**
 * The table of the features' parts that use wagmi. The table is in the engine's download, so that the downloads of
 * these parts do not repeat the engine's code.
 */
export const engineDoors = {
  signIn: () =>
    import(
      /* webpackChunkName: 'likely-handleSignIn' */ '../features/signIn/engine/door'
    ),
}

/** Creates the features that extend one engine. */
export function createFeatures(
  context: EngineContext,
  refreshBalance: () => void,
) {
  const { host, settings } = context
  const transactions = partOnDemand(context, transactionsKey, () =>
    import(
      /* webpackChunkName: 'likely-watchTransactions' */ '../features/transactions/engine/door'
    ).then((door) => door.watchTransactions(context, refreshBalance)),
  )
  const loadStore = async () => (await transactions.load()).store
  return {
    signIn: {
      // If the host can write the sign-in message before the account is known, wallets can connect and sign with one
      // prompt.
      beforeConnect: () =>
        host?.().getAuth()?.createFields &&
        import('../features/signIn/engine/beforeConnect').then(
          (door) => door.beforeConnect,
        ),
    },
    severalWallets: {
      connections: () =>
        settings.severalWallets
          ? import('../features/severalWallets/engine/door').then(
              (door) => door.createConnections,
            )
          : undefined,
    },
    // Loaded on demand, because most visitors have not sent a transaction.
    transactions,
    sending: {
      async load() {
        const { sendTransaction } = await import(
          /* webpackChunkName: 'likely-sendTransaction' */ '../features/transactions/engine/sendDoor'
        )
        return async (request: TransactionToSend) =>
          sendTransaction(context, await loadStore(), request)
      },
    },
    // Loaded on demand, because few pages send several calls at once.
    calls: {
      async load() {
        const { createCalls } = await import(
          '../features/transactions/engine/calls/door'
        )
        return createCalls(context, loadStore)
      },
    },
  } satisfies EngineFeatures
}
