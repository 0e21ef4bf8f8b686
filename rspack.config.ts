import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { type Configuration, rspack } from '@rspack/core'
import { exposes } from './src/container/exposes.initial'
import { sharedLibraries } from './src/container/sharedLibraries'
import { baseConfig, isDevelopment } from './src/release/bundle/baseConfig'
import { buildConstants } from './src/release/bundle/buildConstants'
import { buildId } from './src/release/bundle/buildId'
import { kitConfig } from './src/release/bundle/kitConfig'
import { ownVersions } from './src/release/bundle/ownVersions'
import {
  FederatedBuildPlugin,
  ModulesPlugin,
  SecretsPlugin,
} from './src/release/bundle/plugins'
import { ReproduciblePlugin } from './src/release/bundle/ReproduciblePlugin'

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
      // By default, the bundler resolves the runtime's CommonJS build, which it cannot tree-shake: 17 KB gzip more.
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
      exposes: Object.fromEntries(
        Object.keys(exposes).map((name) => [name, federatedEntry(name)]),
      ),
      // The page's copies win: `pagePlugin` removes ours from what the remote offers.
      shared: ownVersions(sharedLibraries),
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
    ...(isDevelopment ? [] : [new SecretsPlugin()]),
  ],
} satisfies Configuration

export default [federation, kitConfig(federated)]

/** Returns the file of a module for pages with a federation runtime. Most modules adapt to the page's React there. */
function federatedEntry(name: string): string {
  const file = `${path.basename(name)}.ts`
  const adapted = `./src/federation/${file}`
  return existsSync(path.join(baseConfig.context, adapted))
    ? adapted
    : `./src/exposes/${file}`
}
