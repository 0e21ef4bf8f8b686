import { createSession } from '../../../src/session/createSession'
import { reduce } from '../../../src/session/reduce'

/** A session with all of its rules, as it is from the moment in which there are wallets to choose from. */
export function startSession(...options: Parameters<typeof createSession>) {
  const session = createSession(...options)
  session.learn(reduce)
  return session
}
