import { type Arrival, arrival } from '../ui/arrival'
import type { Dock, Views } from './Dock'

/**
 * The contents of one page's dialogs, each a download of its own.
 * @param wallets the list that the connect dialog cannot do without
 */
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
