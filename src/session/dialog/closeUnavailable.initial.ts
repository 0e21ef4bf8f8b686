import { merge } from '../merge.initial'
import type { State } from '../State'
import { mayOpen } from './mayOpen.initial'

/** Closes the open dialog if the state does not allow it. Reducers therefore need not check. */
export function closeUnavailable(state: State): State {
  const name = state.dialog?.name
  return name && !mayOpen(state)[name]
    ? merge(state, { dialog: undefined })
    : state
}
