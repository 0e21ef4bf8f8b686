import { accountReducers } from './account/accountReducers'
import { settleSwitch, switchReducers } from './account/switchReducers'
import { commandsFor } from './commandsFor'
import { arrivalReducers } from './connection/arrivalReducers'
import { flowReducers } from './dialog/flowReducers'
import type { Event } from './Event'
import { merge } from './merge.initial'
import type { Reduce, Reducers, SessionPart } from './Reducers'
import { initialReducers, leave } from './reduce.initial'
import type { State } from './State'
import { attemptOf, closeUnavailable, isSameAddress } from './selectors.initial'
import { hasLeft } from './signIn/hasLeft'
import type { SignInEvent } from './signIn/SignIn'

/** If the engine fails to load, pending attempts and switches fail. */
const engineFailureReducers: Reducers<'NO_ENGINE'> = {
  NO_ENGINE: (state, { isHosts }, facts) => {
    if (state.connection.type === 'reconnecting') return leave(state)
    // The host gets a report of its wrong configuration. The visitor cannot fix it by checking the connection.
    const failure = { class: isHosts ? 'unknown' : 'sdk-missing' } as const
    const attempt = attemptOf(state)
    if (attempt?.type !== 'asking')
      return settleSwitch(state, state.switchingTo, failure)
    const failed = { type: 'FAILED', attempt: attempt.number, failure } as const
    return flowReducers.FAILED(state, failed, facts)
  },
}

/** Sign-in events have a separate reducer. They are handled by that feature. */
type ReducedType = Exclude<Event['type'], SignInEvent['type']>

const reducers: Reducers<ReducedType> = {
  ...initialReducers,
  ...arrivalReducers,
  ...accountReducers,
  ...flowReducers,
  ...switchReducers,
  ...engineFailureReducers,
  LOOK: (state) => state,
  // If several wallets are not allowed, LEAVE disconnects the only wallet, and ACTIVATE has no other wallet to
  // activate.
  LEAVE: (state, _, facts) =>
    initialReducers.DISCONNECT(state, { type: 'DISCONNECT' }, facts),
  ACTIVATE: (state) => state,
}

/**
 * Returns the next state and the commands for the engine. If the event changes nothing, returns the same state object.
 * @see specification, section 4
 */
export const reduce: Reduce = (state, event, facts) => {
  // TypeScript cannot match an event to its reducer through the union.
  const reduced = reducers[event.type as ReducedType](
    state,
    event as never,
    facts,
  )
  const isLeft = hasLeft(state, reduced)
  const next = closeUnavailable(followSigner(state, reduced, isLeft))
  const commands = commandsFor(state, next, event)
  return [next, isLeft ? [{ type: 'SIGN_OUT' }, ...commands] : commands]
}

/** The core's part of a session. Replaces the small reducer. */
export const core: SessionPart = { reduce: () => reduce }

/** Sets the address that is signed in. If the host does not report it, assumes the connected address. */
function followSigner(before: State, state: State, isLeft: boolean): State {
  const { auth, signer } = state
  if (isLeft) return merge(state, { signer: null })
  const address = addressIn(state)
  if (signer !== undefined || !address) return state
  if (auth === 'authenticated') return { ...state, signer: address }
  // If the account changes while the host authenticates, the result belongs to the previous account.
  const previous = addressIn(before)
  return auth === 'loading' && previous && !isSameAddress(previous, address)
    ? { ...state, signer: previous }
    : state
}

function addressIn({ connection }: State) {
  return connection.type === 'connected'
    ? connection.account.address
    : undefined
}
