import { merge } from '../merge'
import type { Rules } from '../Rules'
import type { State } from '../State'
import { firstFlow } from './firstFlow'
import { mayOpen } from './mayOpen'

/** Opening, closing, and notices. */
export const dialogRules: Rules<
  'OPEN' | 'CLOSE' | 'DISCONNECT' | 'DISMISS' | 'MISSING'
> = {
  OPEN: (state, { dialog: name, by: opener }) => {
    if (!mayOpen(state)[name]) return state
    const dialog =
      state.dialog?.name === name
        ? state.dialog
        : name === 'connect'
          ? { name, flow: firstFlow }
          : { name }
    return merge(state, { dialog, opener, notice: undefined })
  },
  CLOSE: close,
  DISCONNECT: close,
  DISMISS: (state) => merge(state, { notice: undefined }),
  MISSING: (state) =>
    state.dialog
      ? { ...state, dialog: undefined, notice: { type: 'not-loaded' } }
      : state,
}

function close(state: State): State {
  return merge(state, { dialog: undefined })
}
