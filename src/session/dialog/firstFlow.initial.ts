import type { Flow } from '../State'

/** State of the connect dialog when it opens. */
export const firstFlow: Flow = { page: { step: 'NONE' }, history: [] }
