import type { EngineFeature } from '../../engine/EngineContext'

/** The table of the features that join with the engine. */
export const engineFeatures: readonly EngineFeature[] = [
  // Sign-in: a host that writes the message before the account is known lets wallets connect and sign with one prompt.
  {
    beforeConnect: ({ host }) =>
      host?.().getAuth()?.createFields &&
      import('../../features/signIn/engine/door').then(
        (door) => door.beforeConnect,
      ),
  },
]
