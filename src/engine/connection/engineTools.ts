import { isUsable } from '../connectors/isUsable'
import { whenPresent } from '../connectors/whenPresent'
import { ask, take } from './createResumption'
import { connectorsOf, leaveHere, letGo } from './disconnect'
import { dropConnection } from './dropConnection'
import { toldOf } from './toldOf'

/**
 * Functions of the engine that the code for several wallets needs. They are passed to it, because a file that two
 * downloads import would enlarge the one that every visitor needs.
 */
export const engineTools = {
  ask,
  connectorsOf,
  dropConnection,
  isUsable,
  leaveHere,
  letGo,
  take,
  toldOf,
  whenPresent,
}

export type EngineTools = typeof engineTools
