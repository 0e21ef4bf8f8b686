import type { State } from './State'

/** State before anything is known about the visitor. */
export const initialState: State = {
  connection: { type: 'disconnected' },
  attempts: 0,
  switches: 0,
}
