import { accountRules } from './accountRules'
import { attemptOf } from './attemptOf'
import { firstFlow } from './firstFlow'
import type { Rules } from './Rules'

/** Coming and going of the connection. */
export const connectionRules: Rules<
  'RECONNECTING' | 'CONNECTED' | 'DISCONNECTED'
> = {
  // A visitor who is already choosing a wallet is not interrupted.
  RECONNECTING: (state) =>
    state.connection.type === 'disconnected' && !state.dialog
      ? { ...state, connection: { type: 'reconnecting' } }
      : state,
  CONNECTED: (state, event, facts) => {
    const { account, attempt } = event
    const { connection, dialog } = state
    if (attempt !== undefined && attempt !== attemptOf(state)?.number)
      return state
    // The same news twice, say from two tabs, is no second connection.
    if (
      connection.type === 'connected' &&
      accountRules.CHANGED(state, { type: 'CHANGED', account }, facts) === state
    )
      return state
    return {
      ...state,
      connection: { type: 'connected', account },
      // Stays, as the sign-in view, where the status makes it available.
      dialog:
        dialog?.name === 'connect' ? { ...dialog, flow: firstFlow } : undefined,
      switchingTo: undefined,
      notice: undefined,
    }
  },
  // Without a connection there is nothing to lose: an attempt that is asking goes on.
  DISCONNECTED: (state) =>
    state.connection.type === 'disconnected'
      ? state
      : {
          connection: { type: 'disconnected' },
          auth: state.auth,
          signer: state.signer,
          attempts: state.attempts,
          switches: state.switches,
        },
}
