import type { Flow } from '../State'

/** State of the connect dialog when it opens. */
export const initialFlow: Flow = { step: { name: 'NONE' }, history: [] }
