import type { ModuleName } from './WalletdockModules'

/** Modules that hosts may load, by name. Each module is fetched when a host requests it. */
export const exposes = {
  './ConnectButton': () =>
    import(/* webpackChunkName: 'ConnectButton' */ '../exposes/ConnectButton'),
  './WalletProvider': () =>
    import(
      /* webpackChunkName: 'WalletProvider' */ '../exposes/WalletProvider'
    ),
  './useWallet': () =>
    import(/* webpackChunkName: 'useWallet' */ '../exposes/useWallet'),
  './useAddRecentTransaction': () =>
    import(
      /* webpackChunkName: 'transactionHooks' */ '../exposes/useAddRecentTransaction'
    ),
  './useSendTransaction': () =>
    import(
      /* webpackChunkName: 'transactionHooks' */ '../exposes/useSendTransaction'
    ),
  './WagmiBridge': () =>
    import(/* webpackChunkName: 'wagmiBridge' */ '../exposes/WagmiBridge'),
  './config': () =>
    import(/* webpackChunkName: 'wagmiBridge' */ '../exposes/config'),
  './mount': () => import(/* webpackChunkName: 'mount' */ '../exposes/mount'),
  './testWallet': () =>
    import(/* webpackChunkName: 'testWallet' */ '../exposes/testWallet'),
  './events': () =>
    import(/* webpackChunkName: 'events' */ '../exposes/events'),
} as const satisfies Record<ModuleName, () => Promise<object>>
