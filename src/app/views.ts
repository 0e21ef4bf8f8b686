import type { ComponentType } from 'react'
import type { Layout } from '../session/Facts'
import type { DialogName, State } from '../session/State'
import { type Arrival, arrival } from '../ui/arrival'
import type { Dock } from './Dock'

/** What every view is given. */
export type ViewProps = {
  readonly dock: Dock
  readonly state: State
  readonly layout: Layout
}

/** The contents of one dialog. */
export type View = ComponentType<ViewProps>

/** The contents of one page's dialogs, each a download of its own. */
export type Views = Readonly<Record<DialogName, Arrival<View>>>

/** @param wallets the list that the connect dialog cannot do without */
export function viewsOnDemand(
  wallets: Arrival<unknown>,
  dock: () => Dock,
): Views {
  return {
    connect: arrival(async () => {
      const [{ ConnectView }] = await Promise.all([
        import('./ConnectView'),
        wallets.load(),
      ])
      return ConnectView
    }),
    account: arrival(() =>
      import('./AccountView').then(({ prepareAccountView }) =>
        prepareAccountView(dock()),
      ),
    ),
    network: arrival(() =>
      import('./NetworkView').then(({ NetworkView }) => NetworkView),
    ),
  }
}
