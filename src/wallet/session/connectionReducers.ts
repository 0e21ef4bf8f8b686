import { changeAccount } from './accountReducers'
import { initialFlow } from './initialState'
import { merge } from './merge'
import type { EventOf, Reducers } from './Reducers'
import type { Account, State } from './State'
import { attemptOf, isHere, isSameAddress } from './selectors'

/** Reducers for connecting, restoring and disconnecting a wallet, and for the host's sign-in. */
export const connectionReducers: Reducers<
  | 'RECONNECT'
  | 'RECONNECTING'
  | 'RESTORE_ACCOUNT'
  | 'OTHER_TAB'
  | 'CONNECTED'
  | 'DISCONNECTED'
  | 'AUTH'
  | 'SIGNED_IN'
> = {
  RECONNECT: reconnect,
  RECONNECTING: reconnect,
  RESTORE_ACCOUNT: (state, { account }) =>
    state.connection.type === 'reconnecting'
      ? merge(state, { connection: merge(state.connection, { account }) })
      : state,
  OTHER_TAB: (state, { hasSession }) => (hasSession ? reconnect(state) : state),
  CONNECTED: (state, event) => {
    const { account, attempt, others } = event
    const { connection, dialog } = state
    if (attempt !== undefined && attempt !== attemptOf(state)?.number)
      return state
    // Ignore a repeated report, for example from two tabs.
    if (
      connection.type === 'connected' &&
      attempt === undefined &&
      changeAccount(state, { ...event, type: 'CHANGED' }) === state
    )
      return state
    return {
      ...state,
      connection: { type: 'connected', account: withProfile(account, state) },
      others,
      // The dialog stays open for signing in. `closeUnavailable` closes it if the visitor does not need to sign in.
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
  DISCONNECTED: leave,
  AUTH: (state, event) =>
    merge(state, { auth: event.status, signer: nextSigner(state, event) }),
  // Ignore the sign-in of an account that is no longer connected. The sign-in reducer undoes it.
  SIGNED_IN: (state, { address }) =>
    isHere(state, address) ? merge(state, { signer: address }) : state,
}

/** Does nothing while a dialog is open, because the visitor may be choosing a wallet. */
function reconnect(state: State): State {
  return state.connection.type === 'disconnected' && !state.dialog
    ? { ...state, connection: { type: 'reconnecting' } }
    : state
}

/** Resets the connection. If no wallet is connected, returns the same state, so that a pending attempt continues. */
export function leave(state: State): State {
  return state.connection.type === 'disconnected'
    ? state
    : {
        connection: { type: 'disconnected' },
        auth: state.auth,
        signer: state.signer,
        attempts: state.attempts,
        switches: state.switches,
        chosenChain: state.chosenChain,
      }
}

function nextSigner(state: State, { address, status }: EventOf<'AUTH'>) {
  const { auth, signer } = state
  // Many hosts report `unauthenticated` until their server has answered, so the first report keeps the known signer.
  if (status === 'unauthenticated')
    return auth && auth !== status ? undefined : signer
  if (status !== 'authenticated' || !address) return signer
  // Until the host has signed the visitor out, it still reports the previous address.
  return signer === null && !isHere(state, address) ? null : address
}

/** Uses the stored name and avatar until the account's are resolved, so that nothing changes if they are equal. */
function withProfile(account: Account, { connection }: State): Account {
  const stored =
    connection.type === 'reconnecting' ? connection.account : undefined
  return stored?.chainId === account.chainId &&
    isSameAddress(stored.address, account.address)
    ? { name: stored.name, avatar: stored.avatar, ...account }
    : account
}
