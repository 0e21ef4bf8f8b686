import { useSyncExternalStore } from 'react'
import { ConnectButtonView } from '../../button/ConnectButtonView'
import type { ConnectButtonViewProps } from '../../button/ConnectButtonViewProps'
import { Pending } from '../../button/Pending'
import { chainView } from '../../chains/chainView'
import { statusOf } from '../../session/connection/statusOf'
import { ShadowHost } from '../../ui/island/ShadowHost'
import { useOnDemand } from '../../ui/useOnDemand'
import type { OneWallet } from '../Dock'
import type { Language } from '../language'
import { CustomButton } from './CustomButton'
import { useDock } from './DockContext'
import { useOpener } from './useOpener'

/** How much the button shows. Each may be one value, or one per side of 768 px. */
export type ConnectButtonProps = Pick<
  ConnectButtonViewProps,
  'label' | 'wallet' | 'accountStatus' | 'chainStatus' | 'showBalance'
>

/**
 * The button: connects a wallet, then shows network, balance and account.
 * @throws Error outside `<WalletProvider>`
 * @throws ConfigurationError where `wallet` is not in the list, a moment later
 * @see specification, section 2
 */
export function ConnectButton(props: ConnectButtonProps) {
  const dock = useDock()
  const { session, settings, language, prepare } = dock
  const by = useOpener(dock)
  const {
    button: messages,
    notice: noticeMessages,
    forWallet,
  } = useOnDemand<Language & Partial<OneWallet>>(
    props.wallet ? dock.oneWallet : language,
  ).value ?? {}
  const state = useSyncExternalStore(session.subscribe, session.getState)
  const { chains } = settings
  const { connection, notice } = state
  const { account } = connection

  return (
    <ShadowHost
      appearance={settings}
      lang={messages?.locale}
      dir={messages?.dir}
    >
      {messages ? (
        <ConnectButtonView
          {...props}
          status={statusOf(state)}
          account={account}
          chain={chainView(chains, account?.chainId ?? chains[0].id)}
          messages={messages}
          noticeMessages={noticeMessages}
          notice={notice}
          chainOf={(id) => chainView(chains, id)}
          dialog={state.dialog?.name}
          onOpen={(dialog) => session.send({ type: 'OPEN', dialog, by })}
          onIntent={prepare}
          onBalanceSeen={dock.showBalance}
          send={session.send}
          getActions={dock.getSnapshot}
          {...forWallet?.(props, by)}
        />
      ) : (
        <Pending
          connected={connection.type !== 'disconnected'}
          chainStatus={props.chainStatus}
        />
      )}
    </ShadowHost>
  )
}

ConnectButton.Custom = CustomButton
