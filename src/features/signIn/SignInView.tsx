import type { Dock, ViewProps } from '../../app/Dock'
import { DialogProvider } from '../../app/views/DialogProvider'
import { chainView } from '../../data/chains/chainView'
import { dialogMessages } from '../../data/messages/dialogs'
import { withLocalName } from '../../data/wallets/unnamedWallet'
import { reloadPage } from '../../platform/page/reloadPage'
import { useOnDemand } from '../../ui/onDemand'
import { connectedButton } from '../../views/button/ConnectButtonView'
import { messagesFor } from '../../views/connect/messagesFor'
import type { Account, State } from '../../wallet/session/State'
import { initialSignIn } from './reduceSignIn'
import { SignInForm, type WrongNetwork } from './SignInForm'

/** The sign-in form, for visitors who are connected but not signed in. */
export function SignInView(props: ViewProps) {
  const { dock, state } = props
  // Has the words for failed switches. A wallet may answer before it has loaded.
  useOnDemand(connectedButton)
  if (state.connection.type !== 'connected') return null
  const { account } = state.connection
  const { send } = dock.session
  const messages = dock.language.get()?.dialogs ?? dialogMessages
  const { browserWallet } = messages.connect
  const connector = withLocalName(account.connector, browserWallet)
  const chain = chainView(dock.settings.chains, account.chainId)
  return (
    <DialogProvider
      {...props}
      chain={chain}
      messages={messagesFor(connector, messages)}
    >
      <SignInForm
        signIn={state.signIn ?? initialSignIn}
        account={{ ...account, connector }}
        wrongNetwork={wrongNetworkOf(dock, state, account)}
        onGo={() => send({ type: 'SIGN_IN' })}
      />
    </DialogProvider>
  )
}

/** Returns what the form says about the wallet's network if the page does not have it, and how to leave it. */
function wrongNetworkOf(
  { language, session, settings }: Dock,
  { chosenChain, notice, switchingTo }: State,
  { chainId, connector }: Account,
): WrongNetwork | undefined {
  const { chains, initialChain } = settings
  if (!chainView(chains, chainId).unsupported) return
  const { dialogs = dialogMessages, notice: ownWords } = language.get() ?? {}
  const parts = connectedButton.get()
  const words = ownWords ?? parts?.noticeMessages
  const { asking, network, signIn } = dialogs
  if (connector.hasOneChain) return { text: signIn.wrongOneText }
  const target = chainView(chains, chosenChain ?? initialChain ?? chains[0].id)
  const requestSwitch = (add?: true) =>
    session.send({ type: 'SWITCH', chainId: target.id, add })
  const failed =
    parts && words && notice?.type === 'switch-failed'
      ? parts.noticeOf(notice, target, connector, words)
      : undefined
  if (failed && !failed.action) return { text: failed.text }
  const act = {
    retry: () => requestSwitch(),
    add: () => requestSwitch(true),
    // Closing the form disconnects the wallet.
    reconnect: () => session.send({ type: 'CLOSE' }),
    reload: reloadPage,
  }
  return {
    text:
      failed?.text ??
      (switchingTo ? asking.switchText(target.name) : network.wrongText),
    action: {
      label: (failed?.action && words?.[failed.action]) ?? network.title,
      busy: switchingTo !== undefined,
      onClick: act[failed?.action ?? 'retry'],
    },
  }
}
