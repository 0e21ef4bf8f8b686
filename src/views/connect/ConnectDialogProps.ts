import type { ReactNode } from 'react'
import type { ChainView } from '../../data/chains/Chain'
import type { DialogMessages } from '../../data/messages/dialogs'
import type { ListedGroup } from '../../data/wallets/groupWallets'
import type { ListedWallet } from '../../data/wallets/Wallet'
import type { Device } from '../../platform/device/device'
import type { VisitorEvent } from '../../wallet/session/Event'
import type { Layout } from '../../wallet/session/Facts'
import type { Account, Flow } from '../../wallet/session/State'

/** Data and callbacks of the connect dialog. */
export type ConnectDialogProps = {
  readonly flow: Flow
  readonly layout: Layout
  readonly groups: readonly ListedGroup[]
  readonly messages: DialogMessages
  /** Renders content below the last wallet. */
  readonly more?: More | undefined
  /** Name of the page for visitors, such as a shop's name. */
  readonly appName: string
  readonly device: Device
  /** The chain on which wallets should connect: the host's, or the one that the attempt's wallet must switch to. */
  readonly chain?: ChainView | undefined
  /** URL of the host's page about wallets. */
  readonly learnMoreUrl?: string | undefined
  /** On phones, a code that is ready before a wallet is chosen, and its expiry in milliseconds since 1970. */
  readonly prepared?:
    | { readonly uri: string; readonly expiresAt: number }
    | undefined
  /** Called when a pointer or the focus is near a wallet of the list, which the visitor may choose next. */
  readonly onNear?: ((wallet: ListedWallet) => void) | undefined
  /** Id of the sentence that explains why wallets cannot be chosen yet. */
  readonly lockedBy?: string | undefined
  /**
   * Calls back with the connected account, before the dialog closes. @returns Function that removes the callback.
   */
  readonly whenDone?: ((report: ShowConnected) => () => void) | undefined
  readonly send: (event: VisitorEvent) => void
}

/**
 * Called with a connected account. `whenNamed` calls back once if the account's name arrives soon after the address.
 */
export type ShowConnected = (
  account: ShownAccount,
  whenNamed?: (report: (account: ShownAccount) => void) => void,
) => void

/** How an account is shown: by its avatar, and by its name or address. */
export type ShownAccount = Pick<Account, 'address' | 'avatar' | 'name'>

/** Renders content below the last wallet. */
export type More = (
  props: Pick<ConnectDialogProps, 'lockedBy' | 'messages'>,
) => ReactNode

/** Props of a step for one wallet. */
export type WalletStepProps = ConnectDialogProps & {
  readonly wallet: ListedWallet
}
