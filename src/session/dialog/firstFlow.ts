import type { Flow } from '../State'

/** The connect dialog as it opens. */
export const firstFlow: Flow = { page: { step: 'NONE' }, history: [] }
