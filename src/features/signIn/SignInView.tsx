import { useCallback } from 'react'
import type { ViewProps } from '../../app/Dock'
import { chainView } from '../../data/chains/chainView'
import { dialogMessages } from '../../data/messages/dialogs'
import { withLocalName } from '../../data/wallets/unnamedWallet'
import { statusOf } from '../../wallet/session/selectors'
import { initialSignIn } from './reduceSignIn'
import { SignInForm } from './SignInForm'
import { wrongNetworkOf } from './wrongNetworkOf'

/** The sign-in form, for visitors who are connected but not signed in. */
export function SignInView({ dock, layout, state }: ViewProps) {
  const { session } = dock
  const whenDone = useCallback(
    (report: () => void) =>
      session.subscribe(() => {
        const now = session.getState()
        if (!now.dialog && statusOf(now) === 'connected') report()
      }),
    [session],
  )
  if (state.connection.type !== 'connected') return null
  const { account } = state.connection
  const { send } = session
  const messages = dock.language.get()?.dialogs ?? dialogMessages
  const { browserWallet } = messages.connect
  const connector = withLocalName(account.connector, browserWallet)
  const chain = chainView(dock.settings.chains, account.chainId)
  return (
    <SignInForm
      signIn={state.signIn ?? initialSignIn}
      account={{ ...account, connector }}
      chain={chain}
      wrongNetwork={wrongNetworkOf(dock, state, account)}
      layout={layout}
      appName={dock.settings.appName}
      messages={messages}
      whenDone={whenDone}
      onGo={() => send({ type: 'SIGN_IN' })}
      onClose={() => send({ type: 'CLOSE' })}
    />
  )
}
