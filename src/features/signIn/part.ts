import type { DialogPart, Dock } from '../../app/Dock'
import { walletTimeoutMs } from '../../app/engineOnDemand'
import { SignInView } from './SignInView'
import { withSignIn } from './withSignIn'

/** Lets visitors sign in with a message. Loads all code for signing, because a tap must not wait for a download. */
export async function createPart(dock: Dock): Promise<DialogPart> {
  const { getAuth, session, settings, whenSignedOut } = dock
  // This part wraps the reducer for several wallets, which loads before the engine.
  const [{ config }, { handleSignIn }] = await Promise.all([
    dock.loadEngine(),
    import(/* webpackChunkName: 'signIn' */ './engine/handleSignIn'),
  ])
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
    isPrompting: ({ dialog, signIn }) =>
      dialog?.name === 'connect' && signIn?.type === 'signing',
    slots: { dialog: SignInView },
  }
}
