import { isUsable } from '../connectors/isUsable'
import { whenPresent } from '../connectors/whenPresent'
import { ask, take } from './createResumption'
import { connectorsOf, leaveHere, letGo } from './disconnect'
import { dropConnection } from './dropConnection'
import { toldOf } from './toldOf'

/**
 * What several wallets take of the engine. Handed to them: a file that two downloads import would make the one larger
 * that every visitor needs.
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
