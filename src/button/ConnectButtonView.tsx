import type { ChainView } from '../chains/Chain'
import type { ButtonMessages } from '../messages/button'
import type { Account, ConnectionStatus, DialogName } from '../session/State'
import { AccountButton, type AccountStatus } from './AccountButton'
import type { Responsive } from './bySize'
import { ChainButton, type ChainStatus } from './ChainButton'
import * as styles from './ConnectButtonView.styles'
import { Notice } from './Notice'
import { nobody } from './nobody'

/** The button in each of its states: pending, disconnected, connected, on a wrong network. @see specification, section 2 */
export function ConnectButtonView(props: ConnectButtonViewProps) {
  const { status, messages, onOpen, onIntent, dialog } = props
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens, the buttons act
    <div
      className={styles.group}
      part="group"
      onPointerEnter={onIntent}
      onPointerDown={onIntent}
      onFocus={onIntent}
    >
      {status === 'disconnected' || status === 'unauthenticated' ? (
        <button
          type="button"
          className={styles.connect}
          part="connect-button"
          data-testid="wd-connect-button"
          aria-haspopup="dialog"
          aria-expanded={dialog === 'connect'}
          onClick={(event) => {
            // Safari does not focus a clicked button, and the focus has to come back to it.
            event.currentTarget.focus({ preventScroll: true })
            onOpen('connect')
          }}
        >
          {props.label ?? messages.connect}
        </button>
      ) : (
        <Connected {...props} />
      )}
      <Notice
        text={props.notice}
        messages={messages}
        onDismiss={props.onDismiss}
      />
    </div>
  )
}

function Connected(props: ConnectButtonViewProps) {
  const { account = nobody, chain, chainCount, messages, dialog } = props
  const pending = props.status === 'loading'
  const wrong = !pending && chain?.unsupported
  const open = (name: DialogName) => () => props.onOpen(name)
  return (
    <div
      className={styles.pair}
      data-pending={pending || undefined}
      aria-hidden={pending || undefined}
      inert={pending}
    >
      {chain && (wrong || chainCount > 1) && (
        <ChainButton
          // A colour that fades from calm to alarm would be seen too late.
          key={wrong ? 'wrong' : 'chain'}
          chain={chain}
          show={props.chainStatus}
          messages={messages}
          expanded={dialog === 'network'}
          onOpen={open('network')}
        />
      )}
      {!wrong && (
        <AccountButton
          account={account}
          chain={chain}
          show={props.accountStatus}
          showBalance={props.showBalance}
          messages={messages}
          expanded={dialog === 'account'}
          onOpen={open('account')}
        />
      )}
    </div>
  )
}

export type ConnectButtonViewProps = {
  readonly status: ConnectionStatus
  readonly account?: Account | undefined
  /** The wallet's chain; while pending, the chain that is expected. */
  readonly chain?: ChainView | undefined
  /** Chains that the host configured. */
  readonly chainCount: number
  /** Shown untouched; without it, the translated words. */
  readonly label?: string | undefined
  /** @default 'full' */
  readonly accountStatus?: Responsive<AccountStatus> | undefined
  /** @default { smallScreen: 'icon', largeScreen: 'full' } */
  readonly chainStatus?: Responsive<ChainStatus> | undefined
  /** @default { smallScreen: false, largeScreen: true } */
  readonly showBalance?: Responsive<boolean> | undefined
  readonly messages: ButtonMessages
  /** Sentence about something that went wrong outside the dialogs. */
  readonly notice?: string | undefined
  /** The dialog that is open. */
  readonly dialog?: DialogName | undefined
  readonly onOpen: (dialog: DialogName) => void
  /** The visitor comes near: a good moment to fetch what a tap needs. */
  readonly onIntent?: (() => void) | undefined
  readonly onDismiss?: (() => void) | undefined
}
