import type { ReactNode } from 'react'
import type { ChainView } from '../chains/Chain'
import type { KnownWords } from '../messages/firstWords'
import type { NoticeMessages } from '../messages/notice'
import type { VisitorEvent } from '../session/Event'
import type {
  Account,
  ConnectionStatus,
  DialogName,
  Notice,
} from '../session/State'
import type { AccountStatus } from './AccountButton'
import type { Responsive } from './bySize'
import type { ChainStatus } from './ChainButton'

/** Lets the visitor choose a wallet again. */
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
  /**
   * The one wallet that the button connects, by its id in the list, such as `rainbow`: the button has its name and mark,
   * and goes straight to it.
   * @default the visitor chooses from the list
   */
  readonly wallet?: string | undefined
  /** @default 'full' */
  readonly accountStatus?: Responsive<AccountStatus> | undefined
  /** @default { smallScreen: 'icon', largeScreen: 'full' } */
  readonly chainStatus?: Responsive<ChainStatus> | undefined
  /** @default { smallScreen: false, largeScreen: true } */
  readonly showBalance?: Responsive<boolean> | undefined
  readonly messages: KnownWords
  /** @default English */
  readonly noticeMessages?: NoticeMessages | undefined
  /** What went wrong outside the dialogs. */
  readonly notice?: Notice | undefined
  /** The chain that the wallet is asked to switch to. */
  readonly switchingTo?: number | undefined
  /** What a notice says meanwhile. @default English */
  readonly confirmWords?: string | undefined
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
  /** What a notice does for a visitor that must connect again. */
  readonly getActions?: (() => ConnectAnew) | undefined
}

/** The same, with anything in the label's place. */
export type DrawnButtonProps = Omit<ConnectButtonViewProps, 'label'> & {
  /** The words of the button are still loading. It can be pressed meanwhile. @default false */
  readonly isPending?: boolean | undefined
  readonly label?: ReactNode
}
