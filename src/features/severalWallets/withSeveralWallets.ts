import type { Command } from '../../wallet/session/Command'
import { commandsFor } from '../../wallet/session/commandsFor'
import type { Event } from '../../wallet/session/Event'
import { initialFlow } from '../../wallet/session/initialState'
import { merge } from '../../wallet/session/merge'
import type { Reduce } from '../../wallet/session/Reducers'
import type { State } from '../../wallet/session/State'
import {
  accountsIn,
  isNamed,
  isOpen,
  statusOf,
} from '../../wallet/session/selectors'

/** Extends a reducer to several wallets. The session continues if one of them disconnects. */
export function withSeveralWallets(rules: Reduce): Reduce {
  return (state, event, facts) => {
    const [reduced, commands] =
      reduceSpecial(state, event) ?? rules(state, event, facts)
    const next = endFlow(state, retainChoice(state, reduced, event), event)
    return [
      next,
      [
        ...commands.filter(({ type }) => type === 'SIGN_OUT'),
        ...commandsFor(state, next, event).filter(
          ({ type }) => type !== 'DISCONNECT',
        ),
        ...extraCommands(state, event),
      ],
    ]
  }
}

/** Returns the result for events that a session with one wallet handles differently. */
function reduceSpecial(
  state: State,
  event: Event,
): ReturnType<Reduce> | undefined {
  if (event.type === 'CHOOSE' && isAlreadyHere(state, event.wallet.id))
    return [merge(state, { dialog: undefined }), []]
  // The account dialog stays open, because it lists the remaining wallets.
  return event.type === 'LEAVE' && !isLast(state, event.walletId)
    ? [state, []]
    : undefined
}

/** Keeps a pending attempt to connect a further wallet if the active wallet disconnects. */
function retainChoice(before: State, after: State, event: Event): State {
  const { dialog } = before
  return event.type === 'DISCONNECTED' &&
    before.connection.type === 'connected' &&
    dialog?.name === 'connect' &&
    statusOf(before) === 'connected' &&
    isOpen(dialog.flow.attempt)
    ? { ...after, dialog }
    : after
}

/** Closes the connect dialog once the chosen wallet is connected, or starts over when the sign-in form replaces the list. */
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
    ? { ...after, dialog: merge(dialog, { flow: initialFlow }) }
    : after
}

/** Returns the commands that concern one of the wallets, or all of them. */
function extraCommands(state: State, event: Event): readonly Command[] {
  const { dialog } = state
  switch (event.type) {
    case 'ACTIVATE':
      return activate(state, event.wallet)
    case 'CHOOSE':
      return isAlreadyHere(state, event.wallet.id)
        ? activate(state, event.wallet.id)
        : []
    case 'LEAVE':
      return leave(state, event.walletId)
    // Declining the sign-in disconnects only the active wallet.
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

/** @param walletId @default the active wallet */
function leave(state: State, walletId = connectedIds(state)[0]) {
  if (isLast(state, walletId)) return [{ type: 'DISCONNECT' } as const]
  return walletId !== undefined && connectedIds(state).includes(walletId)
    ? [{ type: 'DISCONNECT', walletId } as const]
    : []
}

/** Returns whether the chosen wallet is connected already. It then only becomes the active one. */
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

/** Returns the ids of all connected wallets, starting with the active wallet. */
const connectedIds = (state: State): readonly string[] =>
  accountsIn(state).map(({ connector }) => connector.id)
