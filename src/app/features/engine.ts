import type { EngineContext, EngineFeatures } from '../../engine/EngineContext'

/**
 * The table of the features' parts that use wagmi. It is in the engine's download, so that theirs do not repeat the
 * engine's code.
 */
export const engineDoors = {
  signIn: () =>
    import(
      /* webpackChunkName: 'likely-handleSignIn' */ '../../features/signIn/engine/door'
    ),
}

/** Creates the features that take part in the work of one engine. */
export const createFeatures = ({ host, settings }: EngineContext) =>
  ({
    signIn: {
      // A host that writes the sign-in message before the account is known lets wallets connect and sign with one
      // prompt.
      beforeConnect: () =>
        host?.().getAuth()?.createFields &&
        import('../../features/signIn/engine/beforeConnect').then(
          (door) => door.beforeConnect,
        ),
    },
    severalWallets: {
      connections: () =>
        settings.severalWallets
          ? import('../../features/severalWallets/engine/door').then(
              (door) => door.createConnections,
            )
          : undefined,
    },
  }) satisfies EngineFeatures
