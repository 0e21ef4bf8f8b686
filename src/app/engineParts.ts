import { createEngine as createCore } from '../engine/createEngine'
import { createFeatures } from './features/engine'

// biome-ignore lint/performance/noBarrelFile: one download has all of it
export { checkAddresses } from '../engine/createEngine'
/** The reducer that handles the engine's reports. */
export { core } from '../session/reduce'
/** The features' parts that use wagmi. */
export { engineDoors } from './features/engine'

/** Creates the engine with its features. */
export const createEngine: typeof createCore = (settings, send, host) =>
  createCore(settings, send, host, createFeatures)
