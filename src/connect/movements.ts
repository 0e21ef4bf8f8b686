import { closeRing } from './ask/closeRing'
import { arrive, leave } from './crossOver'

/** What moves in the connect dialog, as one download. */
export const movements = { arrive, leave, closeRing }
