import { merge } from '../merge.initial'
import type { Reducers } from '../Reducers'
import type { State } from '../State'
import { openDialog } from './openDialog.initial'

/** Reducers for opening and closing dialogs, and for notices. */
export const dialogReducers: Reducers<
  'OPEN' | 'CLOSE' | 'DISCONNECT' | 'DISMISS' | 'MISSING'
> = {
  OPEN: (state, { dialog, by }) => openDialog(state, dialog, by),
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
