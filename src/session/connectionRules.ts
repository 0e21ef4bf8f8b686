import type { Rules } from './Rules'

/** Coming and going of the connection, as far as a page knows of it before it has an engine. */
export const connectionRules: Rules<'RECONNECTING' | 'DISCONNECTED'> = {
  // A visitor who is already choosing a wallet is not interrupted.
  RECONNECTING: (state) =>
    state.connection.type === 'disconnected' && !state.dialog
      ? { ...state, connection: { type: 'reconnecting' } }
      : state,
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
