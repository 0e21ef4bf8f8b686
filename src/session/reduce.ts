import { accountRules } from './account/accountRules'
import { isSameAddress } from './account/isSameAddress'
import { commandsFor } from './commandsFor'
import { arrivalRules } from './connection/arrivalRules'
import { missingRules } from './connection/missingRules'
import { switchRules } from './connection/switchRules'
import { closeUnavailable } from './dialog/closeUnavailable'
import { flowRules } from './dialog/flowRules'
import type { Event } from './Event'
import { merge } from './merge'
import type { Reduce, Rules } from './Rules'
import { firstRules } from './reduceFirst'
import type { State } from './State'
import { hasLeft } from './signIn/hasLeft'
import type { SignInEvent } from './signIn/SignIn'

/** Signing in has rules of its own. @see withSignIn */
type Ruled = Exclude<Event['type'], SignInEvent['type']>

const rules: Rules<Ruled> = {
  ...firstRules,
  ...arrivalRules,
  ...accountRules,
  ...flowRules,
  ...switchRules,
  ...missingRules,
  LOOK: (state) => state,
  // With one wallet, to leave it is to disconnect, and no other can be made the active one.
  LEAVE: (state, _, facts) =>
    firstRules.DISCONNECT(state, { type: 'DISCONNECT' }, facts),
  ACTIVATE: (state) => state,
}

/**
 * All rules of the session: what an event makes of it, and what the engine is asked to do.
 * Gives back the same state object when the event changes nothing.
 * @see specification, section 4
 */
export const reduce: Reduce = (state, event, facts) => {
  // The table gives each event its own rule, which the compiler cannot follow through the union.
  const ruled = rules[event.type as Ruled](state, event as never, facts)
  const isLeft = hasLeft(state, ruled)
  const next = closeUnavailable(followSigner(state, ruled, isLeft))
  const commands = commandsFor(state, next, event)
  return [next, isLeft ? [{ type: 'SIGN_OUT' }, ...commands] : commands]
}

/** Notes that the signed-in visitor has left; if their address is unknown, it is taken to be the connected one. */
function followSigner(before: State, state: State, isLeft: boolean): State {
  const { auth, signer } = state
  if (isLeft) return merge(state, { signer: null })
  const is = addressIn(state)
  if (signer !== undefined || !is) return state
  if (auth === 'authenticated') return { ...state, signer: is }
  // What a host is finding out is of the account that was here, not of one that takes its place meanwhile.
  const was = addressIn(before)
  return auth === 'loading' && was && !isSameAddress(was, is)
    ? { ...state, signer: was }
    : state
}

function addressIn({ connection }: State) {
  return connection.type === 'connected'
    ? connection.account.address
    : undefined
}
