import type { ReactNode } from 'react'
import type { ChainView } from '../../data/chains/Chain'
import type { DialogMessages } from '../../data/messages/dialogs'
import type { AccountAction } from '../../wallet/session/account/AccountAction'
import type { VisitorEvent } from '../../wallet/session/Event'
import type { Account } from '../../wallet/session/State'

/** Props of the account dialog and its parts. */
export type AccountDialogProps = {
  readonly account: Account
  /** The wallet's network. */
  readonly chain: ChainView
  /** The account's page in the network's block explorer, if there is an explorer. */
  readonly explorer?:
    | { readonly name: string; readonly url: string }
    | undefined
  readonly layout: 'wide' | 'compact' | 'mobile'
  readonly messages: DialogMessages
  /** The list of connected wallets, if the host allows several. */
  readonly wallets?: ReactNode
  /** The wallet's capabilities. */
  readonly badges?: ReactNode
  /** The account's tokens. */
  readonly tokens?: ReactNode
  /** Content below everything else. */
  readonly children?: ReactNode
  /** Whether the visitor has come back from the list of networks. */
  readonly isBack?: boolean | undefined
  readonly send: (event: VisitorEvent) => void
  /** The host's custom buttons. */
  readonly actions?: readonly AccountAction[] | undefined
  /** Fiat value of the balance. Empty while it is pending, `undefined` if the host does not provide one. */
  readonly worth?: string | undefined
  readonly onAction: (action: AccountAction) => void
  /** Called when the visitor wants to switch the network. */
  readonly onNetwork: () => void
  /** Called when the visitor wants to use another wallet. */
  readonly onOtherWallet: () => void
}
