import type { ViewProps } from '../../app/Dock'
import { DialogProvider } from '../../app/views/DialogProvider'
import { chainView } from '../../data/chains/chainView'
import { dialogMessages } from '../../data/messages/dialogs'
import { withLocalName } from '../../data/wallets/unnamedWallet'
import { initialSignIn } from './reduceSignIn'
import { SignInForm } from './SignInForm'
import { wrongNetworkOf } from './wrongNetworkOf'

/** The sign-in form, for visitors who are connected but not signed in. */
export function SignInView(props: ViewProps) {
  const { dock, state } = props
  if (state.connection.type !== 'connected') return null
  const { account } = state.connection
  const { send } = dock.session
  const messages = dock.language.get()?.dialogs ?? dialogMessages
  const { browserWallet } = messages.connect
  const connector = withLocalName(account.connector, browserWallet)
  const chain = chainView(dock.settings.chains, account.chainId)
  return (
    <DialogProvider {...props} chain={chain}>
      <SignInForm
        signIn={state.signIn ?? initialSignIn}
        account={{ ...account, connector }}
        wrongNetwork={wrongNetworkOf(dock, state, account)}
        onGo={() => send({ type: 'SIGN_IN' })}
        onClose={() => send({ type: 'CLOSE' })}
      />
    </DialogProvider>
  )
}
