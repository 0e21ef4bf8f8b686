import type { ChainView } from '../chains/Chain'
import type { ButtonMessages } from '../messages/button'
import type { NoticeMessages } from '../messages/notice'
import type { VisitorEvent } from '../session/Event'
import type {
  Account,
  ConnectionStatus,
  DialogName,
  Notice,
} from '../session/State'
import { unseen } from '../ui/unseen.styles'
import type { AccountStatus } from './AccountButton'
import type { Responsive } from './bySize'
import type { ChainStatus } from './ChainButton'
import * as styles from './ConnectButtonView.styles'
import { OpenButton } from './OpenButton'
import { WhenConnected } from './WhenConnected'

/** The button in each of its states: pending, disconnected, connected, on a wrong network. @see specification, section 2 */
export function ConnectButtonView(props: ConnectButtonViewProps) {
  const { status, messages, onIntent } = props
  const isDisconnected =
    status === 'disconnected' || status === 'unauthenticated'
  const failed =
    props.notice?.type === 'not-loaded' ? messages.notLoadedShort : undefined
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens, the buttons act
    <div
      className={styles.group}
      part="group"
      onPointerEnter={onIntent}
      onPointerDown={onIntent}
      onFocus={({ target }) => {
        // One that only comes back from a dialog wants nothing.
        if (target.matches(':focus-visible')) onIntent?.()
      }}
    >
      {isDisconnected ? (
        <OpenButton
          className={styles.connect}
          dialog="connect"
          part="connect-button"
          opened={props.dialog}
          onOpen={props.onOpen}
        >
          {/* What went wrong is told where the next try is. */}
          {failed ?? props.label ?? messages.connect}
        </OpenButton>
      ) : (
        <WhenConnected {...props} />
      )}
      {isDisconnected && (
        // A button's words are its name, so screen readers are told beside it.
        <span role="status" className={unseen}>
          {failed}
        </span>
      )}
    </div>
  )
}

/** Lets the visitor choose a wallet anew. */
export type ConnectAnew = {
  disconnect(): Promise<void>
  open(dialog: DialogName): void
}

export type ConnectButtonViewProps = {
  readonly status: ConnectionStatus
  readonly account?: Account | undefined
  /** The wallet's chain; while pending, the chain that is expected. */
  readonly chain?: ChainView | undefined
  /** Shown untouched; without it, the translated words. */
  readonly label?: string | undefined
  /** @default 'full' */
  readonly accountStatus?: Responsive<AccountStatus> | undefined
  /** @default { smallScreen: 'icon', largeScreen: 'full' } */
  readonly chainStatus?: Responsive<ChainStatus> | undefined
  /** @default { smallScreen: false, largeScreen: true } */
  readonly showBalance?: Responsive<boolean> | undefined
  readonly messages: ButtonMessages
  /** @default English */
  readonly noticeMessages?: NoticeMessages | undefined
  /** What went wrong outside the dialogs. */
  readonly notice?: Notice | undefined
  /** The chain that a notice is about. */
  readonly chainOf?: ((chainId: number) => ChainView) | undefined
  /** The dialog that is open. */
  readonly dialog?: DialogName | undefined
  readonly onOpen: (dialog: DialogName) => void
  /** The visitor comes near: a good moment to fetch what a tap needs. */
  readonly onIntent?: (() => void) | undefined
  /** The balance came into view. @returns it is out of view again */
  readonly onBalanceSeen?: (() => () => void) | undefined
  /** What a visitor answers to a notice. */
  readonly send?: ((event: VisitorEvent) => void) | undefined
  /** What a notice does for a visitor who is to connect anew. */
  readonly getActions?: (() => ConnectAnew) | undefined
}
