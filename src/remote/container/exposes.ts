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
      /* webpackChunkName: 'useAddRecentTransaction' */ '../exposes/useAddRecentTransaction'
    ),
  './useSendTransaction': () =>
    import(
      /* webpackChunkName: 'useSendTransaction' */ '../exposes/useSendTransaction'
    ),
  './WagmiBridge': () =>
    import(/* webpackChunkName: 'WagmiBridge' */ '../exposes/WagmiBridge'),
  './config': () =>
    import(/* webpackChunkName: 'config' */ '../exposes/config'),
  './mount': () => import(/* webpackChunkName: 'mount' */ '../exposes/mount'),
  './testWallet': () =>
    import(/* webpackChunkName: 'testWallet' */ '../exposes/testWallet'),
  './events': () =>
    import(/* webpackChunkName: 'events' */ '../exposes/events'),
} as const satisfies Record<ModuleName, () => Promise<object>>
