// biome-ignore lint/performance/noBarrelFile: one download has all of it
export { checkAddresses, createEngine } from '../engine/createEngine'
/** The rules of the session that an engine tells of wallets. */
export { reduce } from '../session/reduce'
