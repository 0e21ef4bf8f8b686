import { type OnDemand, onDemand } from '../../ui/onDemand'
import type { Dock, Views } from '../Dock'

/**
 * The contents of one page's dialogs, each a download of its own.
 * @param wallets the list that the connect dialog cannot do without
 */
export function viewsOnDemand(
  wallets: OnDemand<unknown>,
  dock: () => Dock,
): Views {
  return {
    connect: onDemand(async () => {
      const [{ ConnectView }] = await Promise.all([
        import(/* webpackChunkName: 'often-ConnectView' */ './ConnectView'),
        wallets.load(),
      ])
      return ConnectView
    }),
    account: onDemand(() =>
      import(/* webpackChunkName: 'often-AccountView' */ './AccountView').then(
        ({ prepareAccountView }) => prepareAccountView(dock()),
      ),
    ),
    network: onDemand(() =>
      import(/* webpackChunkName: 'often-NetworkView' */ './NetworkView').then(
        ({ NetworkView }) => NetworkView,
      ),
    ),
  }
}

/** What a button of one wallet needs. If it fails to load, the usual button leads to the same wallet. */
export function oneWalletOnDemand(dock: () => Dock): Dock['oneWallet'] {
  return onDemand(() =>
    import('../oneWallet/prepareOneWallet').then(({ prepareOneWallet }) =>
      prepareOneWallet(dock()),
    ),
  )
}
