import { type OnDemand, onDemand } from '../../ui/onDemand'
import type { Dock, Views } from '../Dock'

/** The contents of a page's dialogs. Each is a separate download. */
export function viewsOnDemand(
  wallets: OnDemand<unknown>,
  dock: () => Dock,
): Views {
  return {
    connect: onDemand(async () => {
      const [{ ConnectView }] = await Promise.all([
        import(/* webpackChunkName: 'connectDialog' */ './ConnectView'),
        wallets.load(),
      ])
      return ConnectView
    }),
    account: onDemand(() =>
      import(/* webpackChunkName: 'accountDialog' */ './AccountView').then(
        ({ prepareAccountView }) => prepareAccountView(dock()),
      ),
    ),
    network: onDemand(() =>
      import(/* webpackChunkName: 'networkDialog' */ './NetworkView').then(
        ({ NetworkView }) => NetworkView,
      ),
    ),
  }
}
