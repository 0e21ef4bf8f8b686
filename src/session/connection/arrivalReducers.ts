import { accountReducers } from '../account/accountReducers'
import { initialFlow } from '../initialState.initial'
import { merge } from '../merge.initial'
import type { Reducers } from '../Reducers'
import { reconnect } from '../reduce.initial'
import type { Account, State } from '../State'
import { attemptOf, isHere, isSameAddress } from '../selectors.initial'

/** Reducers for a wallet that connects and a visitor who has signed in. */
export const arrivalReducers: Reducers<
  'RECONNECTING' | 'CONNECTED' | 'SIGNED_IN'
> = {
  RECONNECTING: reconnect,
  CONNECTED: (state, event, facts) => {
    const { account, attempt, others } = event
    const { connection, dialog } = state
    if (attempt !== undefined && attempt !== attemptOf(state)?.number)
      return state
    // Ignore a repeated report, for example from two tabs.
    if (
      connection.type === 'connected' &&
      attempt === undefined &&
      accountReducers.CHANGED(state, { ...event, type: 'CHANGED' }, facts) ===
        state
    )
      return state
    return {
      ...state,
      connection: { type: 'connected', account: withName(account, state) },
      others,
      // The dialog stays for signing in. `closeUnavailable` closes it if the visitor does not need to sign in.
      dialog:
        dialog?.name === 'connect'
          ? { ...dialog, flow: initialFlow }
          : // While reconnecting, only the stored account's dialogs can be open. They stay open.
            connection.type === 'reconnecting'
            ? dialog
            : undefined,
      switchingTo: undefined,
      notice: undefined,
    }
  },
  // Ignore the sign-in of an account that is no longer connected. The sign-in reducer undoes it.
  SIGNED_IN: (state, { address }) =>
    isHere(state, address) ? merge(state, { signer: address }) : state,
}

/** Uses the stored name until the account's name is resolved, so that nothing moves if both are equal. */
function withName(account: Account, { connection }: State): Account {
  const known =
    connection.type === 'reconnecting' ? connection.account : undefined
  return known?.name && isSameAddress(known.address, account.address)
    ? { name: known.name, ...account }
    : account
}
