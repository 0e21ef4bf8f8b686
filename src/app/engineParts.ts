// biome-ignore lint/performance/noBarrelFile: one download has all of it
export { checkAddresses, createEngine } from '../engine/createEngine'
/** The reducer that handles the engine's reports. */
export { reduce } from '../session/reduce'
