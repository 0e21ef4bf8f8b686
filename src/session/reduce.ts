import type { Command } from './Command'
import { connectedReducers, settleSwitch } from './connectedReducers'
import { isOpen } from './dialog/isOpen'
import type { Event } from './Event'
import { flowReducers } from './flowReducers'
import { merge } from './merge.initial'
import type { Reduce, Reducers, SessionPart } from './Reducers'
import {
  initialReducers,
  isLeaving,
  leave,
  reconnectCommands,
} from './reduce.initial'
import type { State } from './State'
import { attemptOf, closeUnavailable, isSameAddress } from './selectors.initial'
import type { SignInEvent } from './signIn/SignIn'

/** If the engine fails to load, pending attempts and switches fail. */
const engineFailureReducers: Reducers<'ENGINE_FAILED'> = {
  ENGINE_FAILED: (state, { isHostError }, facts) => {
    if (state.connection.type === 'reconnecting') return leave(state)
    // A wrong configuration is reported to the host. The visitor cannot fix it by checking the connection.
    const failure = { class: isHostError ? 'unknown' : 'sdk-missing' } as const
    const attempt = attemptOf(state)
    if (attempt?.type !== 'asking')
      return settleSwitch(state, state.switchingTo, failure)
    const failed = { type: 'FAILED', attempt: attempt.number, failure } as const
    return flowReducers.FAILED(state, failed, facts)
  },
}

/** The reducer of the sign-in feature handles sign-in events. */
type ReducedType = Exclude<Event['type'], SignInEvent['type']>

const reducers: Reducers<ReducedType> = {
  ...initialReducers,
  ...connectedReducers,
  ...flowReducers,
  ...engineFailureReducers,
  SHOW_BALANCE: (state) => state,
  HIDE_BALANCE: (state) => state,
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

/** The core's part of a session. Replaces the reducer of the first download. @see reduceFirst */
export const core: SessionPart = { reduce: () => reduce }

/** Sets the address that is signed in. If the host does not report it, assumes the connected address. */
function followSigner(before: State, state: State, isLeft: boolean): State {
  const { auth, signer } = state
  if (isLeft) return merge(state, { signer: null })
  const address = accountIn(state)?.address
  if (signer !== undefined || !address) return state
  if (auth === 'authenticated') return { ...state, signer: address }
  // If the account changes while the host authenticates, the result belongs to the previous account.
  const previous = accountIn(before)?.address
  return auth === 'loading' && previous && !isSameAddress(previous, address)
    ? { ...state, signer: previous }
    : state
}

/** Returns whether the host's signed-in account is no longer connected. A change of the chain does not count. */
function hasLeft(before: State, after: State): boolean {
  const was = accountIn(before)
  const is = accountIn(after)
  const { auth, signer } = after
  // The account changed while the page was closed.
  if (auth === 'authenticated' && is && signer)
    if (!isSameAddress(signer, is.address)) return true
  if (before.auth !== 'authenticated') return false
  // The signer of an earlier page is unknown, and a wallet that the visitor has just chosen may have any account.
  if (!was)
    return (
      Boolean(is) &&
      (signer === null || (!signer && Boolean(attemptOf(before))))
    )
  return (
    !is ||
    !isSameAddress(was.address, is.address) ||
    was.connector.id !== is.connector.id
  )
}

function accountIn({ connection }: State) {
  return connection.type === 'connected' ? connection.account : undefined
}

/** Returns the engine's commands for a change. Commands that end something come first. */
export function commandsFor(
  before: State,
  after: State,
  event: Event,
): readonly Command[] {
  const commands: Command[] = []
  const old = attemptOf(before)
  const attempt = attemptOf(after)
  const { switches, switchingTo } = after

  // Abandon an open attempt once, when another attempt replaces it or when it is removed.
  if (
    old &&
    isOpen(old) &&
    old.number !== attempt?.number &&
    !(event.type === 'CONNECTED' && event.attempt === old.number)
  )
    commands.push({ type: 'ABANDON', attempt: old.number })
  const effective =
    event.type === 'LEAVE' ? { type: 'DISCONNECT' as const } : event
  if (isLeaving(before, effective)) commands.push({ type: 'DISCONNECT' })
  if (attempt && attempt.number > before.attempts)
    commands.push({
      type: 'CONNECT',
      attempt: attempt.number,
      walletId: attempt.walletId,
    })
  if (switchingTo && switches > before.switches)
    commands.push({
      type: 'SWITCH',
      number: switches,
      chainId: switchingTo,
      ...(event.type === 'SWITCH' && event.add && { add: true }),
    })
  if (event.type === 'OTHER_TAB' && before.connection.type === 'connected') {
    if (!event.hasSession) commands.push({ type: 'LEAVE' })
    // The other tab may have connected a further wallet, or activated a different one.
    else if (before.others) commands.push({ type: 'JOIN' })
  }
  if (event.type === 'SHOW_BALANCE' || event.type === 'HIDE_BALANCE')
    commands.push({ type: event.type })
  return [...commands, ...reconnectCommands(before, event)]
}
