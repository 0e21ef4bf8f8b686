import path from 'node:path'
import type { Compilation, Configuration, Module } from '@rspack/core'
import { baseConfig } from './baseConfig'
import { buttonModules } from './ContractPlugin'

const src = path.join(baseConfig.context, 'src')

const named = (...names: readonly string[]) =>
  new RegExp(`^(${names.join('|')})$`)

/**
 * Decides which scripts share code. Each `import()` in `src` names its chunk. Imports that always load together have the
 * same name, so that they are one request. Without the groups below, every chunk would contain its own copy of the
 * modules that it shares with others.
 */
export const splitChunks = {
  cacheGroups: {
    // The bundler would split further chunks by size only.
    default: false,
    defaultVendors: false,
    core: {
      name: 'core',
      test: isIn(...buttonModules),
      priority: 1,
      enforce: true,
    },
    // The engine and the connect dialog wait for the wallet list.
    walletList: {
      name: 'walletList',
      test: isIn('walletList'),
      chunks: named(
        ...['walletList', 'connectDialog', 'moreWallets', 'severalWallets'],
        ...['engine', 'wagmiBridge'],
      ),
      minChunks: 2,
      enforce: true,
    },
    // The features' parts that use wagmi wait for the engine.
    engine: {
      name: 'engine',
      test: isIn('engine'),
      chunks: named(
        ...['engine', 'calls', 'providerRequests', 'severalWallets', 'signIn'],
        ...['transactions', 'wagmiBridge'],
      ),
      minChunks: 2,
      priority: -1,
      enforce: true,
    },
    // The views wait for the frame of the dialogs.
    dialogs: {
      name: 'dialogs',
      test: src,
      chunks: named(
        ...['dialogs', 'connectDialog', 'accountDialog', 'networkDialog'],
        ...['installSteps', 'recentTransactions', 'severalWallets', 'signIn'],
        'tokens',
      ),
      minChunks: 2,
      priority: -2,
      enforce: true,
    },
    // Parts of viem that our own wagmi shares with features. The engine of a page that shares wagmi does not need them.
    viem: {
      name: 'viem',
      test: /node_modules[\\/](viem|@noble|ox|abitype)[\\/]/,
      chunks: (chunk: { readonly name?: string | undefined }) =>
        !named(
          ...['coinbase', 'engine', 'names', 'safe', 'testWallet'],
          ...['wagmiBridge', 'walletConnect'],
        ).test(chunk.name ?? ''),
      minChunks: 2,
      enforce: true,
    },
    // Pages whose code has no JSX share React without this part, which works with every copy of React.
    jsxRuntime: {
      name: 'jsxRuntime',
      test: /node_modules[\\/]react[\\/](cjs[\\/]react-)?jsx-runtime/,
      priority: 1,
      enforce: true,
    },
    react: {
      name: 'react',
      test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
      enforce: true,
    },
    // A page shares both of them or none.
    wagmiForReact: {
      name: 'wagmiForReact',
      test: /node_modules[\\/](wagmi[\\/]dist|@tanstack)[\\/]|shared[\\/]wagmi\.ts/,
      enforce: true,
    },
    // The packages import these parts themselves, without names.
    ens: {
      name: 'ens',
      test: /viem[\\/]_esm[\\/](utils|errors)[\\/]ccip/,
      priority: 1,
      enforce: true,
    },
    walletConnect: { name: 'walletConnect', test: /noAppKit/, enforce: true },
  },
} satisfies NonNullable<Configuration['optimization']>['splitChunks']

/** Returns a test for the modules that these chunks need. */
function isIn(...names: readonly string[]) {
  return (module: Module, { chunkGraph }: Pick<Compilation, 'chunkGraph'>) =>
    [...chunkGraph.getModuleChunksIterable(module)].some(({ name = '' }) =>
      names.includes(name),
    )
}
