import type { Dock, Filling } from '../../app/Dock'
import { walletTimeoutMs } from '../../app/engineOnDemand'
import { SignInView } from './SignInView'
import { withSignIn } from './withSignIn'

/**
 * Creates the feature for signing in with a message that the wallet signs. Loads all code for signing, because the
 * visitor's tap must not wait for a download.
 */
export async function door(dock: Dock): Promise<Filling<'dialog'>> {
  const { getAuth, session, settings, whenSignedOut } = dock
  // This feature wraps the reducer for several wallets, which loads with the list.
  const [{ config }, { engineDoors }] = await Promise.all([
    dock.loadEngine(),
    import(
      /* webpackChunkName: 'likely-engineParts' */ '../../app/engineParts'
    ),
    dock.wallets.load(),
  ])
  const { handleSignIn } = await engineDoors.signIn()
  return {
    reduce: (rules) => withSignIn(rules, settings.initialChain),
    dispatch(command) {
      if (!('round' in command)) return false
      const auth = getAuth()
      // The session requests signatures only if the host has a sign-in.
      if (!auth) throw new Error('There is nothing to sign in to.')
      const { walletTimeoutMs: limit = walletTimeoutMs } = settings
      const context = { auth, config, walletTimeoutMs: limit, whenSignedOut }
      return handleSignIn(command, context, session.send)
    },
    first: { type: 'PREPARE' },
    slots: { dialog: SignInView },
  }
}
