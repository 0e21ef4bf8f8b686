import { accountRules } from '../account/accountRules'
import { isHere } from '../account/isHere'
import { isSameAddress } from '../account/isSameAddress'
import { attemptOf } from '../dialog/attemptOf'
import { firstFlow } from '../dialog/firstFlow'
import { merge } from '../merge'
import type { Rules } from '../Rules'
import type { Account, State } from '../State'
import { reconnect } from './connectionRules'

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
      connection: { type: 'connected', account: withName(account, state) },
      others,
      // Stays, as the sign-in view, where the status makes it available.
      dialog:
        dialog?.name === 'connect'
          ? { ...dialog, flow: firstFlow }
          : // It was opened for this.
            connection.type === 'reconnecting'
            ? dialog
            : undefined,
      switchingTo: undefined,
      notice: undefined,
    }
  },
  // Too late for another account: that sign-in is undone.
  SIGNED_IN: (state, { address }) =>
    isHere(state, address) ? merge(state, { signer: address }) : state,
}

/** The name that was recalled, until the account's own is known: nothing moves when they are equal. */
function withName(account: Account, { connection }: State): Account {
  const known =
    connection.type === 'reconnecting' ? connection.account : undefined
  return known?.name && isSameAddress(known.address, account.address)
    ? { name: known.name, ...account }
    : account
}
