import type { State } from '../State'
import { mayOpen } from './mayOpen'

/** A dialog that may not be open is not open, whatever has led there. */
export function closeUnavailable(state: State): State {
  const name = state.dialog?.name
  return name && !mayOpen(state)[name] ? { ...state, dialog: undefined } : state
}
