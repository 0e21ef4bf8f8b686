import { useCallback } from 'react'
import { chainView } from '../../chains/chainView'
import { SignInForm } from '../../connect/signIn/SignInForm'
import { dialogMessages } from '../../messages/dialogs'
import { statusOf } from '../../session/connection/statusOf'
import { firstSignIn } from '../../session/signIn/reduceSignIn'
import type { SignInQuestion } from '../../session/signIn/SignIn'
import { withSignIn } from '../../session/signIn/withSignIn'
import { withLocalName } from '../../wallets/unnamedWallet'
import type { Dock, View, ViewProps } from '../Dock'
import { walletTimeoutMs } from '../engineOnDemand'

/**
 * Loads the sign-in view with all code for signing, because the visitor's tap must not wait for a download. Extends the
 * session's reducer with sign-in events.
 */
export async function prepareSignInView(dock: Dock): Promise<View> {
  const { session, settings, whenSignedOut } = dock
  // Loading the list sets the reducer that `withSignIn` wraps. With a bridge, the engine may be there before.
  const [{ carry, config, signIn }] = await Promise.all([
    dock.loadEngine(),
    dock.wallets.load(),
  ])
  const carrySignIn = await signIn()

  function ask(question: SignInQuestion) {
    const auth = dock.getAuth()
    // The session requests signatures only if the host has a sign-in.
    if (!auth) throw new Error('There is nothing to sign in to.')
    const { walletTimeoutMs: limit = walletTimeoutMs } = settings
    const context = { auth, config, walletTimeoutMs: limit, whenSignedOut }
    carrySignIn(question, context, session.send)
  }
  session.learn(withSignIn(session.rules()))
  session.attach((command) =>
    'round' in command ? ask(command) : carry(command),
  )
  session.send({ type: 'PREPARE' })
  return SignInView
}

function SignInView({ dock, layout, state }: ViewProps) {
  const { session } = dock
  const whenDone = useCallback(
    (tell: () => void) =>
      session.subscribe(() => {
        const now = session.getState()
        if (!now.dialog && statusOf(now) === 'connected') tell()
      }),
    [session],
  )
  if (state.connection.type !== 'connected') return null
  const { account } = state.connection
  const { send } = session
  const messages = dock.language.get()?.dialogs ?? dialogMessages
  const { browserWallet } = messages.connect
  const connector = withLocalName(account.connector, browserWallet)
  return (
    <SignInForm
      signIn={state.signIn ?? firstSignIn}
      account={{ ...account, connector }}
      chain={chainView(dock.settings.chains, account.chainId)}
      layout={layout}
      appName={dock.settings.appName}
      messages={messages}
      whenDone={whenDone}
      onGo={() => send({ type: 'SIGN_IN' })}
      onClose={() => send({ type: 'CLOSE' })}
    />
  )
}
