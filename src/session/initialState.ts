import type { State } from './State'

/** A visitor of whom nothing is known yet. */
export const initialState: State = {
  connection: { type: 'disconnected' },
  attempts: 0,
  switches: 0,
}
