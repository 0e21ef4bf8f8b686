import type { DialogName, State } from '../State'
import { statusOf } from '../statusOf.initial'

/** Returns which dialogs are available. @see specification, section 4 */
export function mayOpen(state: State): Record<DialogName, boolean> {
  const status = statusOf(state)
  const connected = status === 'connected'
  const shown = connected || !!state.connection.account?.isRecalled
  return {
    // With a connected wallet, only if the host allows several wallets.
    connect: connected ? !!state.others : status !== 'loading',
    // Also on an unsupported network, because the visitor still owns the account. A stored account shows more details
    // once its wallet answers.
    account: shown,
    network: shown,
  }
}
