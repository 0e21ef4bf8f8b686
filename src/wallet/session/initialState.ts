import type { Flow, State } from './State'

/** State before anything is known about the visitor. */
export const initialState: State = {
  connection: { type: 'disconnected' },
  attempts: 0,
  switches: 0,
}

/** State of the connect dialog when it opens. */
export const initialFlow: Flow = { step: { name: 'NONE' }, history: [] }
