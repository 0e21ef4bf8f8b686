import { statusOf } from '../connection/statusOf'
import type { DialogName, State } from '../State'

/** Which dialogs are available. @see specification, section 4 */
export function mayOpen(state: State): Record<DialogName, boolean> {
  const status = statusOf(state)
  const connected = status === 'connected'
  const shown = connected || !!state.connection.account?.isRecalled
  return {
    // Beside a connected wallet, where there may be several.
    connect: connected ? !!state.others : status !== 'loading',
    // On a wrong network too: the account is still the visitor's. One that is recalled is filled in when it is here.
    account: shown,
    network: shown,
  }
}
