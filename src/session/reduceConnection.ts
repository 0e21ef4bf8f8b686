import { attemptOf } from './attemptOf'
import type { Event } from './Event'
import { firstFlow } from './firstFlow'
import { merge } from './merge'
import type { Next } from './Next'
import { reduceAccount } from './reduceAccount'
import type { State } from './State'

type ConnectionEvent = Extract<
  Event,
  {
    type:
      | 'RESUME'
      | 'RECONNECTING'
      | 'CONNECTED'
      | 'CHANGED'
      | 'DISCONNECTED'
      | 'NAMED'
      | 'BALANCE'
      | 'PENDING'
  }
>

/** Rules for the connection as such; what concerns the connected account is in `reduceAccount`. */
export function reduceConnection(state: State, event: ConnectionEvent): Next {
  const { connection, dialog } = state
  switch (event.type) {
    case 'RESUME':
    case 'RECONNECTING': {
      // A visitor who is already choosing a wallet is not interrupted.
      if (connection.type !== 'disconnected' || dialog) return [state, []]
      return [
        { ...state, connection: { type: 'reconnecting' } },
        event.type === 'RESUME' ? [{ type: 'RECONNECT' }] : [],
      ]
    }
    case 'CONNECTED':
      return [connect(state, event), []]
    case 'DISCONNECTED':
      // Without a connection there is nothing to lose: an attempt that is asking goes on.
      return connection.type === 'disconnected'
        ? [state, []]
        : [
            {
              auth: state.auth,
              attempts: state.attempts,
              connection: { type: 'disconnected' },
            },
            [],
          ]
    case 'CHANGED':
    case 'NAMED':
    case 'BALANCE':
    case 'PENDING':
      return connection.type === 'connected'
        ? [reduceAccount(state, connection.account, event), []]
        : [state, []]
  }
}

function connect(
  state: State,
  { attempt, account }: Extract<Event, { type: 'CONNECTED' }>,
): State {
  const { connection, dialog } = state
  if (attempt !== undefined && attempt !== attemptOf(state)?.number)
    return state
  if (connection.type === 'connected') {
    // The same news twice, say from two tabs, is no second connection.
    const { address, chainId, connector } = account
    const changed = reduceAccount(state, connection.account, {
      type: 'CHANGED',
      account: { address, chainId, connector },
    })
    if (changed === state) return state
  }
  return merge(state, {
    connection: { type: 'connected', account },
    // Stays, as the sign-in view, if the status makes it available.
    dialog:
      dialog?.name === 'connect'
        ? { name: 'connect', flow: firstFlow }
        : undefined,
    switchingTo: undefined,
    notice: undefined,
  })
}
