import { merge } from '../merge'
import type { State } from '../State'
import { mayOpen } from './mayOpen'

/** Closes the open dialog if the state does not allow it. Reducers therefore need not check. */
export function closeUnavailable(state: State): State {
  const name = state.dialog?.name
  return name && !mayOpen(state)[name]
    ? merge(state, { dialog: undefined })
    : state
}
