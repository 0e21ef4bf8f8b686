import type { EngineContext, EngineFeatures } from '../engine/EngineContext'
import { partOnDemand } from '../engine/partOnDemand'
import type { TransactionToSend } from '../transactions/TransactionRequest'
import { transactionsKey } from '../transactions/transactionsKey'

/**
 * The table of the features' parts that use wagmi. It is in the engine's download, so that theirs do not repeat the
 * engine's code.
 */
export const engineDoors = {
  signIn: () =>
    import(
      /* webpackChunkName: 'likely-handleSignIn' */ '../features/signIn/engine/door'
    ),
}

/** Creates the features that take part in the work of one engine. */
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
      // A host that writes the sign-in message before the account is known lets wallets connect and sign with one
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
    // Most visitors have sent no transaction.
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
    // Few pages send several calls at once.
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
