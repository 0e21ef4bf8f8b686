import { createEngine as createCore } from '../engine/createEngine'
import type { EngineContext } from '../engine/EngineContext'
import type { EngineSettings } from '../engine/EngineSettings'
import type { EngineEvent } from '../session/Event'
import { createFeatures } from './engineFeatures'

// biome-ignore lint/performance/noBarrelFile: one download contains all of these
export { checkAddresses } from '../engine/createEngine'
/** The features' parts that use wagmi. */
export { engineDoors } from './engineFeatures'

/** Creates the engine with its features. */
export const createEngine = (
  settings: EngineSettings,
  send: (event: EngineEvent) => void,
  host?: EngineContext['host'],
) => createCore(settings, send, host, createFeatures)
