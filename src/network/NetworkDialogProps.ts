import type { ChainView } from '../chains/Chain'
import type { DialogMessages } from '../messages/dialogs'
import type { VisitorEvent } from '../session/Event'

export type NetworkDialogProps = {
  readonly chains: readonly ChainView[]
  /** Id of the chain that the wallet is on. */
  readonly currentId: number
  /** Id of the chain that the wallet is asked for. */
  readonly switchingTo?: number | undefined
  /** True when the wallet is on a chain that is not among `chains`. */
  readonly unsupported: boolean
  /** True where the wallet can be asked for no other chain than its own. */
  readonly hasOneChain?: boolean | undefined
  readonly layout: 'wide' | 'compact' | 'mobile'
  readonly messages: DialogMessages
  readonly send: (event: VisitorEvent) => void
}
