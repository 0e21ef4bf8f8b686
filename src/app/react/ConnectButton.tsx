import { useEffect, useState, useSyncExternalStore } from 'react'
import { chainView } from '../../data/chains/chainView'
import { buttonMessages } from '../../data/messages/button'
import { ShadowHost } from '../../ui/island/ShadowHost'
import { useOnDemand } from '../../ui/onDemand'
import { ConnectButtonView } from '../../views/button/ConnectButtonView'
import type { ConnectButtonViewProps } from '../../views/button/ConnectButtonViewProps'
import type { DialogName } from '../../wallet/session/State'
import { statusOf } from '../../wallet/session/selectors'
import type { Language, LiveLanguage } from '../language'
import { openWallet } from '../wallet/walletActions'
import { CustomButton } from './CustomButton'
import { useDock } from './DockContext'
import { useTrigger } from './useTrigger'

/**
 * Props of the button. `accountStatus`, `chainStatus` and `showBalance` may be one value, or two values for windows
 * below and above 768 px.
 */
export type ConnectButtonProps = Pick<
  ConnectButtonViewProps,
  'label' | 'wallet' | 'accountStatus' | 'chainStatus' | 'showBalance'
>

/**
 * The connect button. Once a wallet is connected, it shows network, balance and account.
 * @throws Error outside `<WalletProvider>`
 * @throws ConfigurationError if `wallet` is not in the list, once the list has loaded
 * @see specification, section 2
 */
export function ConnectButton(props: ConnectButtonProps) {
  const dock = useDock()
  const { live, session, settings, prepare } = dock
  const by = useTrigger(dock)
  const language = useLanguage(dock.language)
  const { value: slots, failed } = useOnDemand(
    props.wallet ? dock.button : undefined,
  )
  const appearance = useSyncExternalStore(live.subscribe, live.get)
  const state = useSyncExternalStore(session.subscribe, session.getState)
  const { chains } = settings
  const { account } = state.connection
  const { button: messages = buttonMessages, notice: noticeMessages } =
    language ?? {}
  const status = statusOf(state)
  // Visitors who are connected are not shown the wallet's name.
  const showsName = status !== 'connected' && status !== 'loading'
  const isPending =
    !language || !!(props.wallet && showsName && !slots && !failed)
  const walletButton = slots?.button?.(props, by)

  const open = (dialog: DialogName) => {
    // If the button is pressed before the wallet's name has loaded, it still leads to that wallet.
    if (props.wallet && isPending && dialog === 'connect')
      openWallet(dock, props.wallet, by).catch(() => {
        // The next render throws the error of a wallet that is not in the list.
      })
    else session.send({ type: 'OPEN', dialog, by })
  }

  if (state.isEnded) return null
  return (
    <ShadowHost
      appearance={appearance}
      lang={messages.locale}
      dir={language && messages.dir}
    >
      <ConnectButtonView
        {...props}
        isPending={isPending}
        status={status}
        account={account}
        avatar={appearance.avatar}
        chain={chainView(
          chains,
          account?.chainId ?? state.chosenChain ?? chains[0].id,
        )}
        offersNetwork={!!state.chosenChain}
        messages={messages}
        noticeMessages={noticeMessages}
        notice={state.notice}
        switchingTo={state.switchingTo}
        confirmWords={language?.dialogs?.network.confirm}
        chainOf={(id) => chainView(chains, id)}
        dialog={state.dialog?.name}
        label={walletButton?.label ?? props.label}
        onOpen={walletButton?.onOpen ?? open}
        onIntent={prepare}
        onBalanceVisible={dock.showBalance}
        send={session.send}
        getActions={dock.getSnapshot}
      />
    </ShadowHost>
  )
}

ConnectButton.Custom = CustomButton

/** Loads the texts of button and dialogs. `undefined` until they have loaded. Uses English if the language is late. */
function useLanguage(language: LiveLanguage): Language | undefined {
  const { get, load, subscribe } = language
  const arrived = useSyncExternalStore(subscribe, get)
  const [substitute, setSubstitute] = useState<Language>()
  useEffect(() => {
    void load().then(setSubstitute)
  }, [load])
  return arrived ?? substitute
}
