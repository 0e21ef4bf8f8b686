import type { State } from '../../wallet/session/State'
import { statusOf } from '../../wallet/session/selectors'
import type { Dock, Filling } from '../Dock'
import type { Entry } from '../Feature'

/** A feature whose view replaces the view of a dialog. */
export type DialogEntry = Entry<Filling<'dialog'>> & {
  /** The title of the dialog while the view loads. */
  readonly title: 'signIn'
  /** Returns whether the view is shown in this state. */
  readonly applies: (state: State) => boolean
  /** Returns whether the view is likely to be needed, so that it is loaded with the first dialog. */
  readonly isLikely: (dock: Dock) => boolean
}

/** The table of the features that the dialogs load. */
export const dialogFeatures: readonly DialogEntry[] = [
  {
    title: 'signIn',
    applies: (state) => statusOf(state) === 'unauthenticated',
    isLikely: (dock) => dock.getAuth() !== undefined,
    load: () =>
      import(
        /* webpackChunkName: 'likely-signIn' */ '../../features/signIn/door'
      ),
  },
]
