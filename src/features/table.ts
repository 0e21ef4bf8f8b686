import type { Feature } from '../app/Dock'
import { transactionsKey } from '../data/transactions/transactionsKey'
import { otherNames } from '../data/wallets/WalletChoice'
import { statusOf } from '../wallet/session/selectors'

/**
 * The features. Parts of the wallet list join in this order, because each reducer wraps the earlier ones. Features that
 * pages load themselves, such as events, are not in the table.
 */
export const features: readonly Feature[] = [
  {
    name: 'moreWallets',
    isWanted: ({ moreWallets, wallets }) =>
      moreWallets === true || otherNames(wallets).length > 0,
    list: () =>
      import(/* webpackChunkName: 'moreWallets' */ './moreWallets/part'),
    check: () =>
      import(/* webpackChunkName: 'moreWallets' */ './moreWallets/part'),
  },
  {
    name: 'terms',
    isWanted: ({ terms }) => terms !== undefined,
    list: () => import(/* webpackChunkName: 'terms' */ './terms/part'),
    check: () => import(/* webpackChunkName: 'terms' */ './terms/part'),
  },
  {
    name: 'severalWallets',
    isWanted: ({ severalWallets }) => severalWallets === true,
    list: () =>
      import(/* webpackChunkName: 'severalWallets' */ './severalWallets/part'),
    engine: ({ settings }) => ({
      connections: () =>
        settings.severalWallets
          ? import(
              /* webpackChunkName: 'severalWallets' */ './severalWallets/engine/part'
            ).then(({ createConnections }) => createConnections)
          : undefined,
    }),
  },
  {
    name: 'signIn',
    isWanted: (_, { auth }) => auth !== undefined,
    dialog: {
      title: 'signIn',
      isShown: (state) => statusOf(state) === 'unauthenticated',
      load: () => import(/* webpackChunkName: 'signIn' */ './signIn/part'),
    },
    engine: (dock) => ({
      // If the host can write the sign-in message before the account is known, wallets can connect and sign with one
      // prompt.
      beforeConnect: () =>
        dock.getAuth()?.createFields &&
        import(/* webpackChunkName: 'signIn' */ './signIn/engine/part').then(
          ({ connectAndSign }) =>
            (...request) =>
              connectAndSign(dock, ...request),
        ),
    }),
  },
  {
    name: 'tokens',
    isWanted: ({ tokens }) => tokens !== undefined,
    account: () => import(/* webpackChunkName: 'tokens' */ './tokens/part'),
  },
  {
    name: 'transactions',
    isWanted: ({ showRecentTransactions }, { connection: { account } }) =>
      showRecentTransactions === true || account?.capabilities !== undefined,
    account: () =>
      import(
        /* webpackChunkName: 'recentTransactions' */ './transactions/part'
      ),
    engine: () => ({
      onDemand: {
        name: 'transactions',
        storageKey: transactionsKey,
        load: async (...context) => {
          const { createTransactions } = await import(
            /* webpackChunkName: 'transactions' */ './transactions/engine/part'
          )
          return createTransactions(...context)
        },
      },
    }),
  },
  {
    name: 'provider',
    isWanted: () => true,
    provider: () =>
      import(/* webpackChunkName: 'provider' */ './provider/part'),
  },
  {
    name: 'oneWallet',
    isWanted: () => true,
    button: () =>
      import(/* webpackChunkName: 'oneWallet' */ './oneWallet/part'),
  },
]
