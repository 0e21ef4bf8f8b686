import { merge } from '../merge.initial'
import type { DialogName, Opener, State } from '../State'
import { mayOpen } from '../selectors.initial'
import { initialFlow } from './initialFlow.initial'

/** Returns the state with this dialog open, or the same state if the dialog is not available. */
export function openDialog(
  state: State,
  name: DialogName,
  opener?: Opener | undefined,
): State {
  if (!mayOpen(state)[name]) return state
  const from = state.dialog?.name
  const dialog =
    from === name
      ? state.dialog
      : name === 'connect'
        ? { name, flow: initialFlow }
        : { name, from }
  return merge(state, { dialog, opener, notice: undefined })
}
