import { onDemand } from '../ui/onDemand.initial'

/**
 * Animations of the connect dialog. Loaded when the visitor is about to choose. Until then, steps change without
 * animations.
 */
export const moving = onDemand(() =>
  import(/* webpackChunkName: 'likely-movements' */ './movements').then(
    (loaded) => loaded.movements,
  ),
)
