// biome-ignore-all lint/performance/noBarrelFile: one download has all of it
export { checkAddresses, untilDrawn } from '../engine/beforeStart'
export { createEngine } from '../engine/createEngine'
/** The rules of the session that an engine tells of wallets. */
export { reduce } from '../session/reduce'
