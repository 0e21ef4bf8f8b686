import { useSyncExternalStore } from 'react'
import { chainView } from '../../chains/chainView'
import { SignInForm } from '../../connect/signIn/SignInForm'
import { dialogMessages } from '../../messages/dialogs'
import type { Dock, View, ViewProps } from '../Dock'
import { walletTimeoutMs } from '../engineOnDemand'
import { createSignIn, type SignInStore } from './createSignIn'

/** The connect dialog's other view, with the wallet at hand: the visitor's tap must not wait for a download. */
export async function prepareSignInView(dock: Dock): Promise<View> {
  const engine = await dock.loadEngine()
  const { config } = engine
  const carrySignIn = await engine.signIn()
  const { walletTimeoutMs: limit = walletTimeoutMs } = dock.settings
  const store = createSignIn(dock, (question, tell) => {
    const auth = dock.getAuth()
    // Signatures are only asked for where the host has a sign-in.
    if (!auth) throw new Error('There is nothing to sign in to.')
    const context = {
      auth,
      config,
      walletTimeoutMs: limit,
      whenSignedOut: dock.whenSignedOut,
    }
    carrySignIn(question, context, tell)
  })
  return (props) => <SignInView {...props} store={store} />
}

function SignInView({ dock, layout, state, store }: SignInViewProps) {
  const signIn = useSyncExternalStore(store.subscribe, store.getState)
  if (state.connection.type !== 'connected') return null
  const { account } = state.connection
  return (
    <SignInForm
      signIn={signIn}
      account={account}
      chain={chainView(dock.settings.chains, account.chainId)}
      layout={layout}
      appName={dock.settings.appName}
      messages={dock.language.get()?.dialogs ?? dialogMessages}
      onGo={() => store.send({ type: 'GO' })}
      onClose={() => dock.session.send({ type: 'CLOSE' })}
    />
  )
}

type SignInViewProps = ViewProps & { readonly store: SignInStore }
