import { accountRules } from './accountRules'
import { attemptOf } from './attemptOf'
import { reconnect } from './connectionRules'
import { firstFlow } from './firstFlow'
import { isHere } from './isHere'
import { merge } from './merge'
import type { Rules } from './Rules'

/** A wallet connects, and its visitor has signed in. */
export const arrivalRules: Rules<'RECONNECTING' | 'CONNECTED' | 'SIGNED_IN'> = {
  RECONNECTING: reconnect,
  CONNECTED: (state, event, facts) => {
    const { account, attempt, others } = event
    const { connection, dialog } = state
    if (attempt !== undefined && attempt !== attemptOf(state)?.number)
      return state
    // The same news twice, say from two tabs, is no second connection.
    if (
      connection.type === 'connected' &&
      attempt === undefined &&
      accountRules.CHANGED(state, { ...event, type: 'CHANGED' }, facts) ===
        state
    )
      return state
    return {
      ...state,
      connection: { type: 'connected', account },
      others,
      // Stays, as the sign-in view, where the status makes it available.
      dialog:
        dialog?.name === 'connect' ? { ...dialog, flow: firstFlow } : undefined,
      switchingTo: undefined,
      notice: undefined,
    }
  },
  // Too late for another account: that sign-in is undone.
  SIGNED_IN: (state, { address }) =>
    isHere(state, address) ? merge(state, { signer: address }) : state,
}
