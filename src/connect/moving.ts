import { onDemand } from '../ui/onDemand'

/** What moves in the connect dialog comes when a visitor comes near a choice. Until then, one step takes the place of the other. */
export const moving = onDemand(
  () => import(/* webpackChunkName: 'often-movements' */ './movements'),
)
