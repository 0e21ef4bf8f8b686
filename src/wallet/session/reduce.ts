import { accountReducers, settleSwitch } from './accountReducers'
import { commandsFor } from './commandsFor'
import { connectionReducers, leave } from './connectionReducers'
import type { CoreEvent, Event } from './Event'
import type { Facts } from './Facts'
import { flowReducers } from './flowReducers'
import { initialFlow } from './initialState'
import { merge } from './merge'
import type { EventOf, EventsByType, Reduce, Reducers } from './Reducers'
import type { Dialog, DialogName, State, Trigger } from './State'
import { accountIn, attemptOf, isSameAddress, mayOpen } from './selectors'

type ReducedType = CoreEvent['type']

const reducers: Reducers<ReducedType> = {
  ...connectionReducers,
  ...accountReducers,
  ...flowReducers,
  OPEN: (state, { dialog, by, only }) => openDialog(state, dialog, by, only),
  CLOSE: close,
  DISCONNECT: close,
  DISMISS: (state) => merge(state, { notice: undefined }),
  DIALOG_FAILED: (state) =>
    state.dialog
      ? { ...state, dialog: undefined, notice: { type: 'not-loaded' } }
      : state,
  // If the engine fails to load, pending attempts and switches fail. The stored session remains for a later engine and
  // the next page.
  ENGINE_FAILED: (state, _, facts) => {
    if (state.connection.type === 'reconnecting') return leave(state)
    const failure = { class: 'sdk-missing' } as const
    const attempt = attemptOf(state)
    if (attempt?.type !== 'asking')
      return settleSwitch(state, state.switchingTo, failure)
    const failed = { type: 'FAILED', attempt: attempt.number, failure } as const
    return flowReducers.FAILED(state, failed, facts)
  },
  SHOW_BALANCE: (state) => state,
  HIDE_BALANCE: (state) => state,
  // If several wallets are not allowed, LEAVE disconnects the only wallet, and ACTIVATE has no other wallet to
  // activate.
  LEAVE: close,
  ACTIVATE: (state) => state,
}

/** Returns the next state and commands, or the same state if nothing changes. @see specification, section 4 */
export const reduce: Reduce = (state, event, facts) => {
  if (!isReduced(event)) return [state, []]
  const reduced = reduceEvent(event.type, state, event, facts)
  const isLeft = hasLeft(state, reduced)
  const next = closeUnavailable(followSigner(state, reduced, isLeft))
  const commands = commandsFor(state, next, event)
  return [next, isLeft ? [{ type: 'SIGN_OUT' }, ...commands] : commands]
}

function isReduced(event: Event): event is EventOf<ReducedType> {
  return event.type in reducers
}

function reduceEvent<Type extends ReducedType>(
  type: Type,
  state: State,
  event: EventsByType[Type],
  facts: Facts,
): State {
  return reducers[type](state, event, facts)
}

function close(state: State): State {
  return merge(state, { dialog: undefined })
}

/** Returns the state with this dialog open, or the same state if the dialog is not available. */
export function openDialog(
  state: State,
  name: DialogName,
  trigger?: Trigger | undefined,
  only?: string | undefined,
): State {
  if (!mayOpen(state)[name]) return state
  return merge(state, {
    dialog: dialogAfter(state, name, only),
    // A dialog that replaces another belongs to the same button.
    trigger: trigger ?? (state.dialog && state.trigger),
    notice: undefined,
  })
}

function dialogAfter(
  { dialog }: State,
  name: DialogName,
  only: string | undefined,
): Dialog {
  if (dialog?.name === name && only === undefined) return dialog
  if (name !== 'connect') return { name, from: dialog?.name }
  const flow = dialog?.name === name ? dialog.flow : initialFlow
  return { name, flow, ...(only && { only, layout: 'compact' }) }
}

/** Closes the open dialog if the state does not allow it. Reducers therefore need not check. */
function closeUnavailable(state: State): State {
  const name = state.dialog?.name
  return name && !mayOpen(state)[name]
    ? merge(state, { dialog: undefined })
    : state
}

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
