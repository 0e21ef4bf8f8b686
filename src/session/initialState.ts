import type { State } from './State'

/** A visitor nobody knows anything of yet. */
export const initialState: State = {
  connection: { type: 'disconnected' },
  attempts: 0,
  switches: 0,
}
