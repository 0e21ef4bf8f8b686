import type { ChainView } from '../chains/Chain'
import type { DialogMessages } from '../messages/dialogs'
import type { Device } from '../platform/device'
import type { VisitorEvent } from '../session/Event'
import type { Layout } from '../session/Facts'
import type { Flow } from '../session/State'
import type { ListedGroup } from '../wallets/groupWallets'
import type { ListedWallet } from '../wallets/Wallet'

/** What the connect dialog shows and what it says back. */
export type ConnectDialogProps = {
  readonly flow: Flow
  readonly layout: Layout
  readonly groups: readonly ListedGroup[]
  readonly messages: DialogMessages
  /** The page's name as visitors know it, such as a shop's. */
  readonly appName: string
  readonly device: Device
  /** The host's chain that wallets are asked to connect on. */
  readonly chain?: ChainView | undefined
  /** Page of the host that says more about wallets. */
  readonly learnMoreUrl?: string | undefined
  /** A code that is ready before a wallet is chosen, for phones; until when, in milliseconds since 1970. */
  readonly prepared?:
    | { readonly uri: string; readonly expiresAt: number }
    | undefined
  /** A pointer or the focus has come to a wallet of the list, which may be chosen next. */
  readonly onNear?: ((wallet: ListedWallet) => void) | undefined
  readonly send: (event: VisitorEvent) => void
}

/** Of a step that is about one wallet. */
export type WalletStepProps = ConnectDialogProps & {
  readonly wallet: ListedWallet
}
