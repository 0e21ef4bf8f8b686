import type { Dock } from '../../app/Dock'
import { chainView } from '../../data/chains/chainView'
import { dialogMessages } from '../../data/messages/dialogs'
import { reloadPage } from '../../platform/page/reloadPage'
import { connectedButton } from '../../views/button/ConnectButtonView'
import type { Account, State } from '../../wallet/session/State'
import type { WrongNetwork } from './SignInFormProps'

/**
 * Returns what the sign-in form says about the wallet's network, and how the visitor can leave it. `undefined` if the
 * page has the network.
 */
export function wrongNetworkOf(
  { language, session, settings }: Dock,
  { notice, switchingTo }: State,
  { chainId, connector }: Account,
): WrongNetwork | undefined {
  const { chains, initialChain } = settings
  if (!chainView(chains, chainId).unsupported) return
  const { dialogs = dialogMessages, notice: ownWords } = language.get() ?? {}
  // The connected button has these parts, and has loaded before the visitor has answered the wallet.
  const parts = connectedButton.get()
  const words = ownWords ?? parts?.noticeMessages
  const { asking, network, signIn } = dialogs
  if (connector.hasOneChain) return { text: signIn.wrongOneText }
  const target = chainView(chains, initialChain ?? chains[0].id)
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
