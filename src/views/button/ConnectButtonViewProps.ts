import type { ReactNode } from 'react'
import type { ChainView } from '../../data/chains/Chain'
import type { ButtonMessages } from '../../data/messages/button'
import type { NoticeMessages } from '../../data/messages/notice'
import type { ChooseAvatar } from '../../ui/Avatar'
import type { VisitorEvent } from '../../wallet/session/Event'
import type {
  Account,
  ConnectionStatus,
  DialogName,
  Notice,
} from '../../wallet/session/State'

/** One value for all screens, or two values for windows below and above 768 px. */
export type Responsive<Value> =
  | Value
  | { readonly smallScreen: Value; readonly largeScreen?: Value | undefined }

/** Returns the value for each size. Without a value for large screens, the one for small screens applies. */
export function bySize<Value extends string | boolean>(
  value: Responsive<Value>,
): { readonly small: Value; readonly large: Value } {
  if (typeof value !== 'object') return { small: value, large: value }
  const { smallScreen, largeScreen = smallScreen } = value
  return { small: smallScreen, large: largeScreen }
}

export type AccountStatus = 'full' | 'avatar' | 'address'

export type ChainStatus = 'full' | 'icon' | 'name' | 'none'

export type ConnectButtonViewProps = {
  readonly status: ConnectionStatus
  readonly account?: Account | undefined
  /** The wallet's chain. While pending, the expected chain. */
  readonly chain?: ChainView | undefined
  /** Whether the network is also offered without a wallet. @default false */
  readonly offersNetwork?: boolean | undefined
  /** Shown without changes. @default the translated text */
  readonly label?: string | undefined
  /**
   * The only wallet that the button connects, by its id in the list, such as `rainbow`. The button shows the wallet's
   * name and icon, and opens the dialog at that wallet.
   * @default the visitor chooses from the list
   */
  readonly wallet?: string | undefined
  /** @default 'full' */
  readonly accountStatus?: Responsive<AccountStatus> | undefined
  /** @default { smallScreen: 'icon', largeScreen: 'full' } */
  readonly chainStatus?: Responsive<ChainStatus> | undefined
  /** @default { smallScreen: false, largeScreen: true } */
  readonly showBalance?: Responsive<boolean> | undefined
  readonly avatar?: ChooseAvatar | undefined
  readonly messages: ButtonMessages
  /** @default English */
  readonly noticeMessages?: NoticeMessages | undefined
  /** An error outside the dialogs. */
  readonly notice?: Notice | undefined
  /** The chain that the wallet has been requested to switch to. */
  readonly switchingTo?: number | undefined
  /** Text of a notice while the wallet shows its prompt. @default English */
  readonly confirmWords?: string | undefined
  readonly chainOf?: ((chainId: number) => ChainView) | undefined
  readonly dialog?: DialogName | undefined
  readonly onOpen: (dialog: DialogName) => void
  /** Called when the visitor is about to press the button, so that the host can load what a tap needs. */
  readonly onIntent?: (() => void) | undefined
  /** Called when the balance comes into view. @returns Function to call when it is out of view again. */
  readonly onBalanceVisible?: (() => () => void) | undefined
  /** Sends the visitor's response to a notice. */
  readonly send?: ((event: VisitorEvent) => void) | undefined
  /** Returns the functions that a notice needs so that a visitor can connect again. */
  readonly getActions?:
    | (() => {
        disconnect(): Promise<void>
        open(dialog: DialogName): void
      })
    | undefined
}

/** Props of the button, with any content as its label. */
export type DrawnButtonProps = Omit<ConnectButtonViewProps, 'label'> & {
  /** Whether the text of the button is still loading. The button can be pressed meanwhile. @default false */
  readonly isPending?: boolean | undefined
  readonly label?: ReactNode
}
