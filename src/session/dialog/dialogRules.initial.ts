import { merge } from '../merge.initial'
import type { Rules } from '../Rules'
import type { State } from '../State'
import { opened } from './opened.initial'

/** Reducers for opening and closing dialogs, and for notices. */
export const dialogRules: Rules<
  'OPEN' | 'CLOSE' | 'DISCONNECT' | 'DISMISS' | 'MISSING'
> = {
  OPEN: (state, { dialog, by }) => opened(state, dialog, by),
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
