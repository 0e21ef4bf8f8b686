import { createRequire } from 'node:module'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { type Configuration, rspack } from '@rspack/core'
import { baseConfig, isDevelopment } from './src/release/bundle/baseConfig'
import { ecmaScript } from './src/release/bundle/browsers'
import { buildConstants } from './src/release/bundle/buildConstants'
import { buildId } from './src/release/bundle/buildId'
import { kitConfig } from './src/release/bundle/kitConfig'
import {
  FederatedBuildPlugin,
  ModulesPlugin,
  ReproduciblePlugin,
} from './src/release/bundle/plugins'
import { SourceMapsPlugin } from './src/release/bundle/SourceMapsPlugin'
import { versionIn } from './src/release/project'
import type { exposes } from './src/remote/container/exposes'
import { requires } from './src/remote/container/pageLibraries'
import { sharedLibraries } from './src/remote/container/sharedLibraries'

// Plugins read it. Without this line, the same sources would be built differently in a shell that sets another value.
process.env['NODE_ENV'] = isDevelopment ? 'development' : 'production'

const { resolve } = createRequire(import.meta.url)
const federated = new FederatedBuildPlugin()

/** The shared libraries, with the versions of our own copies. The bundler cannot find them if the copy is a file of ours. */
const withVersions = Object.fromEntries(
  Object.entries(sharedLibraries).map(([name, library]) => {
    const copy = `node_modules/${library.shareKey ?? name}`
    return [
      name,
      library.import ? { ...library, version: versionIn(copy) } : library,
    ]
  }),
)

/** The modules that hosts may load. */
const files = {
  './ConnectButton': './src/remote/federation/ConnectButton.ts',
  './WalletProvider': './src/remote/federation/WalletProvider.ts',
  './useWallet': './src/remote/federation/useWallet.ts',
  './useAddRecentTransaction':
    './src/remote/federation/useAddRecentTransaction.ts',
  './useSendTransaction': './src/remote/federation/useSendTransaction.ts',
  './WagmiBridge': './src/remote/federation/WagmiBridge.ts',
  './config': './src/remote/federation/config.ts',
  './mount': './src/remote/federation/mount.ts',
  './testWallet': './src/remote/exposes/testWallet.ts',
  './events': './src/remote/exposes/events.ts',
} satisfies Record<keyof typeof exposes, string>

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
  module: {
    rules: [
      ...baseConfig.module.rules,
      // The federation plugin writes its own code into one line, which begins with the folder of the build. On several lines,
      // all later positions are the same in each folder, so the source map has the same bytes.
      {
        test: /@module-federation\/runtime\/rspack\.js$/,
        loader: 'builtin:swc-loader',
        options: { sourceMaps: false, jsc: { target: `es${ecmaScript}` } },
      },
    ],
  },
  plugins: [
    new ModuleFederationPlugin({
      name: 'walletdock',
      filename: 'federation/remoteEntry.[contenthash:8].js',
      // Use a property of `window`, because a variable would conflict with a page's own `const walletdock`.
      library: { type: 'window', name: 'walletdock' },
      exposes: files,
      // The remote prefers the page's copies, because `pagePlugin` removes our copies from the libraries that the
      // remote offers.
      shared: withVersions,
      shareStrategy: 'loaded-first',
      runtimePlugins: ['./src/remote/federation/pagePlugin.ts'],
      manifest: true,
      dts: isDevelopment
        ? false
        : {
            generateTypes: {
              compilerInstance: 'tsc',
              tsConfigPath: './tsconfig.json',
              // If `tsc` fails, do not add the types of an earlier build.
              abortOnError: true,
              compileInChildProcess: false,
            },
            consumeTypes: false,
          },
      experiments: { optimization: { disableRemote: true, target: 'web' } },
    }),
    new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
    new rspack.DefinePlugin(buildConstants(process.env['NETWORK'])),
    new ReproduciblePlugin(),
    new ModulesPlugin('federation/modules.json'),
    !isDevelopment && new SourceMapsPlugin(),
    federated,
  ],
} satisfies Configuration

const remote = {
  exposes: Object.keys(files),
  requires,
  shared: sharedLibraries,
}

export default [federation, kitConfig(federated, remote)]
