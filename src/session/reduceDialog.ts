import type { VisitorEvent } from './Event'
import type { Facts } from './Facts'
import { firstFlow } from './firstFlow'
import { mayOpen } from './mayOpen'
import { merge } from './merge'
import type { Next } from './Next'
import type { Dialog, DialogName, State } from './State'

type DialogEvent = Extract<
  VisitorEvent,
  { type: 'OPEN' | 'CLOSE' | 'DISCONNECT' | 'DISMISS' }
>

/** Rules for opening, closing and leaving. */
export function reduceDialog(
  state: State,
  event: DialogEvent,
  facts: Facts,
): Next {
  const { connection, dialog } = state
  switch (event.type) {
    case 'OPEN':
      return openDialog(state, event.dialog, facts)
    case 'CLOSE':
      // Connected and still in the connect dialog: that is the sign-in, and closing it declines.
      return dialog?.name === 'connect' && connection.type === 'connected'
        ? leave(state)
        : [merge(state, { dialog: undefined }), []]
    case 'DISCONNECT':
      return leave(state)
    case 'DISMISS':
      return [merge(state, { notice: undefined }), []]
  }
}

function openDialog(state: State, name: DialogName, facts: Facts): Next {
  if (!mayOpen(state, facts)[name]) return [state, []]
  if (state.dialog?.name === name)
    return [merge(state, { notice: undefined }), []]
  const dialog: Dialog =
    name === 'connect' ? { name, flow: firstFlow } : { name }
  return [
    { ...state, dialog, notice: undefined },
    name === 'account' ? [{ type: 'REFRESH' }] : [],
  ]
}

function leave(state: State): Next {
  return [
    merge(state, { dialog: undefined }),
    state.connection.type === 'disconnected' ? [] : [{ type: 'DISCONNECT' }],
  ]
}
