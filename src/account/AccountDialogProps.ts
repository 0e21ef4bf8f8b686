import type { ReactNode } from 'react'
import type { ChainView } from '../chains/Chain'
import type { DialogMessages } from '../messages/dialogs'
import type { AccountAction } from '../session/account/AccountAction'
import type { VisitorEvent } from '../session/Event'
import type { Account } from '../session/State'

/** What the account dialog is given, and its parts with it. */
export type AccountDialogProps = {
  readonly account: Account
  /** The network that the wallet is on. */
  readonly chain: ChainView
  /** The page of the account at its network's explorer, if there is one. */
  readonly explorer?:
    | { readonly name: string; readonly url: string }
    | undefined
  readonly layout: 'wide' | 'compact' | 'mobile'
  readonly messages: DialogMessages
  /** All that are connected, where there may be several. */
  readonly wallets?: ReactNode
  /** What its wallet can do. */
  readonly badges?: ReactNode
  /** What else the account has. */
  readonly tokens?: ReactNode
  /** Below everything else. */
  readonly children?: ReactNode
  readonly send: (event: VisitorEvent) => void
  /** The host's own. */
  readonly actions?: readonly AccountAction[] | undefined
  /** What the balance is worth, written out: empty while awaited, `undefined` where nobody says. */
  readonly worth?: string | undefined
  readonly onAction: (action: AccountAction) => void
  /** The visitor wants another network. */
  readonly onNetwork: () => void
  /** The visitor wants another wallet. */
  readonly onOtherWallet: () => void
}
