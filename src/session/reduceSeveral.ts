import type { Command } from './Command'
import { commandsFor } from './commandsFor'
import { isNamed } from './connection/isNamed'
import { statusOf } from './connection/statusOf'
import { firstFlow } from './dialog/firstFlow'
import { isOpen } from './dialog/isOpen'
import type { Event } from './Event'
import { merge } from './merge'
import type { Reduce } from './Rules'
import { reduce } from './reduce'
import type { State } from './State'

/**
 * The rules of a session that may have several wallets: those of one, and what is different beside another. The engine
 * tells which are connected, and which of them is active.
 */
export const reduceSeveral: Reduce = (state, event, facts) => {
  const [ruled, asked] = ruleBeside(state, event) ?? reduce(state, event, facts)
  const next = endFlow(state, keepChoice(state, ruled, event), event)
  return [
    next,
    [
      ...asked.filter(({ type }) => type === 'SIGN_OUT'),
      ...commandsFor(state, next, event).filter(isNoDisconnect),
      ...commandsBeside(state, event),
    ],
  ]
}

/** What is ruled otherwise than with one wallet; `undefined` where nothing is. */
function ruleBeside(
  state: State,
  event: Event,
): ReturnType<Reduce> | undefined {
  if (event.type === 'CHOOSE' && isAlreadyHere(state, event.walletId))
    return [merge(state, { dialog: undefined }), []]
  // Its dialog lists those that stay.
  return event.type === 'LEAVE' && !isLast(state, event.walletId)
    ? [state, []]
    : undefined
}

/** A wallet that is asked for beside another is still wanted when that one goes. */
function keepChoice(before: State, after: State, event: Event): State {
  const { dialog, opener } = before
  return event.type === 'DISCONNECTED' &&
    before.connection.type === 'connected' &&
    dialog?.name === 'connect' &&
    statusOf(before) === 'connected' &&
    isOpen(dialog.flow.attempt)
    ? { ...after, dialog, opener }
    : after
}

/**
 * The connect dialog offers wallets to some, and signing in to others: what it has shown as the one is over when it
 * becomes the other, and all of it once the wallet that was chosen is there.
 */
function endFlow(before: State, after: State, event: Event): State {
  const { dialog } = after
  if (dialog?.name !== 'connect') return after
  const was = statusOf(before)
  const is = statusOf(after)
  const isAnswered =
    event.type === 'CONNECTED' && before.connection !== after.connection
  if (is === 'connected' && (was !== is || isAnswered))
    return { ...after, dialog: undefined }
  return is === 'unauthenticated' && was === 'connected'
    ? { ...after, dialog: merge(dialog, { flow: firstFlow }) }
    : after
}

/** What the engine is asked to do about one of the wallets, or about them all. */
function commandsBeside(state: State, event: Event): readonly Command[] {
  const { dialog } = state
  switch (event.type) {
    case 'ACTIVATE':
      return activate(state, event.wallet)
    case 'CHOOSE':
      return isAlreadyHere(state, event.walletId)
        ? activate(state, event.walletId)
        : []
    case 'LEAVE':
      return leave(state, event.walletId)
    // A sign-in that is declined leaves its own wallet alone.
    case 'CLOSE':
      return dialog?.name === 'connect' && statusOf(state) === 'unauthenticated'
        ? leave(state)
        : []
    case 'DISCONNECT':
      return state.connection.type !== 'disconnected'
        ? [{ type: 'DISCONNECT' }]
        : []
    default:
      return []
  }
}

function activate({ others }: State, wallet: string): readonly Command[] {
  const other = others?.find((each) => isNamed(each, wallet))
  return other ? [{ type: 'ACTIVATE', walletId: other.connector.id }] : []
}

/** @param walletId the active one, if none is given */
function leave(state: State, walletId = connectedIds(state)[0]) {
  if (isLast(state, walletId)) return [{ type: 'DISCONNECT' } as const]
  return walletId !== undefined && connectedIds(state).includes(walletId)
    ? [{ type: 'DISCONNECT', walletId } as const]
    : []
}

function isNoDisconnect({ type }: Command): boolean {
  return type !== 'DISCONNECT'
}

/** The visitor has chosen, beside the active wallet, one that is connected already: there is nothing to ask it. */
function isAlreadyHere(state: State, walletId: string): boolean {
  return (
    state.dialog?.name === 'connect' &&
    statusOf(state) === 'connected' &&
    connectedIds(state).includes(walletId)
  )
}

function isLast(state: State, walletId: string | undefined): boolean {
  const [id, ...others] = connectedIds(state)
  return id !== undefined && others.length === 0 && (walletId ?? id) === id
}

/** The active wallet, then the others. */
function connectedIds({ connection, others = [] }: State): readonly string[] {
  return connection.type === 'connected'
    ? [connection.account, ...others].map(({ connector }) => connector.id)
    : []
}
