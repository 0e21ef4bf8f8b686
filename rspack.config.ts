import { createRequire } from 'node:module'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { type Configuration, rspack } from '@rspack/core'
import type { exposes } from './src/container/exposes.initial'
import { sharedLibraries } from './src/container/sharedLibraries'
import { baseConfig, isDevelopment } from './src/release/bundle/baseConfig'
import { buildConstants } from './src/release/bundle/buildConstants'
import { buildId } from './src/release/bundle/buildId'
import { kitConfig } from './src/release/bundle/kitConfig'
import {
  FederatedBuildPlugin,
  ModulesPlugin,
} from './src/release/bundle/plugins'
import { ReproduciblePlugin } from './src/release/bundle/ReproduciblePlugin'
import { withVersions } from './src/release/bundle/withVersions'

const { resolve } = createRequire(import.meta.url)
const federated = new FederatedBuildPlugin()

/** The remote that pages with a federation runtime load. */
const federation = {
  ...baseConfig,
  name: 'federation',
  entry: {},
  output: {
    ...baseConfig.output,
    clean: { keep: /[\\/]dist[\\/](?!federation)/ },
    uniqueName: `walletdock_federation_${buildId(baseConfig.context)}`,
    chunkFilename: 'federation/chunks/[id].[contenthash].js',
  },
  resolve: {
    ...baseConfig.resolve,
    alias: {
      ...baseConfig.resolve.alias,
      // By default, the bundler resolves the runtime's CommonJS build, which it cannot tree-shake. The scripts would be
      // 17 KB larger with gzip.
      [resolve('@module-federation/webpack-bundler-runtime')]: resolve(
        '@module-federation/webpack-bundler-runtime/bundler',
      ),
      '@module-federation/runtime': resolve(
        '@module-federation/runtime/bundler',
      ),
    },
  },
  plugins: [
    new ModuleFederationPlugin({
      name: 'walletdock',
      filename: 'federation/remoteEntry.[contenthash:8].js',
      // Use a property of `window`, because a variable would conflict with a page's own `const walletdock`.
      library: { type: 'window', name: 'walletdock' },
      exposes: {
        './ConnectButton': './src/federation/ConnectButton.ts',
        './WalletProvider': './src/federation/WalletProvider.ts',
        './useWallet': './src/federation/useWallet.ts',
        './useAddRecentTransaction':
          './src/federation/useAddRecentTransaction.ts',
        './useSendTransaction': './src/federation/useSendTransaction.ts',
        './WagmiBridge': './src/federation/WagmiBridge.ts',
        './config': './src/federation/config.ts',
        './mount': './src/federation/mount.ts',
        './testWallet': './src/exposes/testWallet.ts',
        './events': './src/exposes/events.ts',
      } satisfies Record<keyof typeof exposes, string>,
      // The remote prefers the page's copies, because `pagePlugin` removes our copies from the libraries that the
      // remote offers.
      shared: withVersions(sharedLibraries),
      shareStrategy: 'loaded-first',
      runtimePlugins: ['./src/federation/pagePlugin.ts'],
      manifest: true,
      dts: isDevelopment
        ? false
        : {
            generateTypes: {
              compilerInstance: 'tsc',
              tsConfigPath: './tsconfig.json',
            },
            consumeTypes: false,
          },
      experiments: { optimization: { disableRemote: true, target: 'web' } },
    }),
    new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
    new rspack.DefinePlugin(buildConstants(process.env['NETWORK'])),
    new ReproduciblePlugin(),
    new ModulesPlugin('federation/modules.json'),
    federated,
  ],
} satisfies Configuration

export default [federation, kitConfig(federated)]
