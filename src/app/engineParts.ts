// What an engine takes: its own code, and the rules of the session that it tells of wallets.
export { checkAddresses, createEngine } from '../engine/createEngine'
export { reduce } from '../session/reduce'
