import type { Facts } from './Facts'
import type { DialogName, State } from './State'
import { statusOf } from './statusOf'

/** Which dialogs are available. @see specification, section 4 */
export function mayOpen(
  state: State,
  facts: Pick<Facts, 'chainIds'>,
): Record<DialogName, boolean> {
  const status = statusOf(state)
  const connected = status === 'connected'
  return {
    connect: status === 'disconnected' || status === 'unauthenticated',
    account:
      connected &&
      state.connection.type === 'connected' &&
      facts.chainIds.includes(state.connection.account.chainId),
    network: connected,
  }
}
