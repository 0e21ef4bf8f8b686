import { createEngine as createCore } from '../wallet/engine/createEngine'
import type { EngineContext } from '../wallet/engine/EngineContext'
import type { EngineSettings } from '../wallet/engine/EngineSettings'
import type { EngineEvent } from '../wallet/session/Event'
import { createFeatures } from './engineFeatures'

// biome-ignore lint/performance/noBarrelFile: one download contains all of these
export { checkAddresses } from '../wallet/engine/createEngine'
/** The features' parts that use wagmi. */
export { engineDoors } from './engineFeatures'

/** Creates the engine with its features. */
export const createEngine = (
  settings: EngineSettings,
  send: (event: EngineEvent) => void,
  host?: EngineContext['host'],
) => createCore(settings, send, host, createFeatures)
