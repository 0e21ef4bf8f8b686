import type { ChainView } from '../chains/Chain'
import type { DialogMessages } from '../messages/dialogs'
import type { VisitorEvent } from '../session/Event'

export type NetworkDialogProps = {
  readonly chains: readonly ChainView[]
  /** Id of the wallet's chain. */
  readonly currentId: number
  /** Id of the chain that the wallet has been requested to switch to. */
  readonly switchingTo?: number | undefined
  /** True if the wallet's chain is not in `chains`. */
  readonly unsupported: boolean
  /** True if the wallet cannot switch its chain. */
  readonly hasOneChain?: boolean | undefined
  readonly layout: 'wide' | 'compact' | 'mobile'
  readonly messages: DialogMessages
  readonly send: (event: VisitorEvent) => void
  /** Goes back to the account dialog, if the network dialog is a step of it. */
  readonly onBack?: (() => void) | undefined
}
