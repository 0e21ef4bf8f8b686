import { merge } from '../merge'
import type { DialogName, Opener, State } from '../State'
import { firstFlow } from './firstFlow'
import { mayOpen } from './mayOpen'

/** The session with one of its dialogs open; the same object where that may not be opened. */
export function opened(
  state: State,
  name: DialogName,
  opener?: Opener | undefined,
): State {
  if (!mayOpen(state)[name]) return state
  const dialog =
    state.dialog?.name === name
      ? state.dialog
      : name === 'connect'
        ? { name, flow: firstFlow }
        : { name }
  return merge(state, { dialog, opener, notice: undefined })
}
