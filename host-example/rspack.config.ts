import { createRequire } from 'node:module'
import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { type Configuration, rspack } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import { walletdockShared } from 'walletdock/federation'
import { defaultNetwork } from './scripts/defaultNetwork'
import { devServer } from './scripts/devServer'
import { DocsPlugin } from './scripts/docs/DocsPlugin'

const require = createRequire(import.meta.url)
const folder = import.meta.dirname
const development = process.env['NODE_ENV'] === 'development'

/** The configuration that all pages share. */
const common = {
  mode: development ? 'development' : 'production',
  context: folder,
  target: ['web', 'es2022'],
  devtool: development ? 'cheap-module-source-map' : false,
  performance: false,
  optimization: {
    minimizer: [
      new rspack.SwcJsMinimizerRspackPlugin({
        extractComments: false,
        minimizerOptions: {
          format: { comments: false },
          // Inlining makes scripts shorter, but larger after gzip.
          compress: {
            passes: 3,
            inline: 0,
            reduce_funcs: false,
            reduce_vars: false,
          },
        },
      }),
      new rspack.LightningCssMinimizerRspackPlugin(),
    ],
  },
  // With remotes, lazy compilation would request its modules from the wrong origin.
  lazyCompilation: false,
  resolve: {
    extensions: ['.tsx', '.ts', '.js'],
    alias: {
      // The runtime's CommonJS build is not tree-shaken.
      [require.resolve('@module-federation/webpack-bundler-runtime')]:
        require.resolve('@module-federation/webpack-bundler-runtime/bundler'),
      [require.resolve('@module-federation/runtime')]: require.resolve(
        '@module-federation/runtime/bundler',
      ),
    },
  },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        type: 'javascript/auto',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            target: 'es2022',
            transform: {
              react: {
                runtime: 'automatic',
                development,
                refresh: development,
              },
            },
          },
        },
      },
      { test: /\.css$/, type: 'css' },
      { test: /\.md$/, type: 'asset/source' },
    ],
  },
} satisfies Configuration

/** In development, an edited component is replaced on the page, and the page keeps its state. */
const refresh = development ? [new ReactRefreshRspackPlugin()] : []

/** Returns output options that put the scripts and styles of a page into a separate folder. */
const outputOf = (name: string) => ({
  filename: `${name}/[name].[contenthash:8].js`,
  cssFilename: `${name}/[name].[contenthash:8].css`,
  uniqueName: `host-example-${name}`,
  path: path.join(folder, 'dist'),
  publicPath: '/',
  trustedTypes: { policyName: 'host-example' },
  // No time limit, because the browser reports failures, and a limit would end a download while the device sleeps.
  chunkLoadTimeout: 2 ** 31 - 1,
})

/** Creates a page and its entry script. */
const page = (name: string, chunk: string) =>
  new rspack.HtmlRspackPlugin({
    template: `./${name}.html`,
    filename: `${name}.html`,
    chunks: [chunk],
    scriptLoading: 'defer',
  })

/** The page and its self-test, as a federation host that shares the libraries that the remote can use. */
const main = {
  ...common,
  name: 'main',
  entry: { main: './src/main.ts', selfTest: './src/selfTest.ts' },
  output: {
    ...outputOf('main'),
    uniqueName: 'host-example',
    // In development, cleaning would remove the updates that pages still request.
    clean: !development,
  },
  plugins: [
    ...refresh,
    new rspack.DefinePlugin(defaultNetwork(process.env['NETWORK'])),
    new ModuleFederationPlugin({
      name: 'host',
      // With the default, the whole page stays blank while a remote is down.
      shareStrategy: 'loaded-first',
      shared: walletdockShared(),
      dts: false,
      manifest: false,
      // The host kit loads the remote, so the federation runtime need not support remotes.
      experiments: {
        optimization: {
          disableSnapshot: true,
          disableRemote: true,
          target: 'web',
        },
      },
    }),
    page('index', 'main'),
    page('self-test', 'selfTest'),
    new rspack.CopyRspackPlugin({ patterns: ['public'] }),
  ],
  devServer,
} satisfies Configuration

/** The page that loads Walletdock with `remotes:`, without the host kit. */
const federated = {
  ...common,
  name: 'federated',
  // The main configuration cleans the output folder, so it must run first.
  dependencies: ['main'],
  entry: { federated: './src/federated.ts' },
  output: outputOf('federated'),
  plugins: [
    ...refresh,
    new rspack.DefinePlugin(defaultNetwork(process.env['NETWORK'])),
    new ModuleFederationPlugin({
      name: 'federatedHost',
      remotes: {
        walletdock: 'walletdock@https://wallet.example/mf-manifest.json',
      },
      // With the default, the runtime requests the remote before the page's own plugin has set its URL.
      shareStrategy: 'loaded-first',
      shared: walletdockShared({ wagmi: false }),
      runtimePlugins: [
        require.resolve('walletdock/federation'),
        require.resolve('./src/federated/runtimePlugin.ts'),
      ],
      dts: false,
      manifest: false,
      experiments: { optimization: { target: 'web' } },
    }),
    page('federated', 'federated'),
  ],
} satisfies Configuration

/** Creates the configuration of a page without federation and without wagmi. */
const light = (name: string, script: string) =>
  ({
    ...common,
    name,
    dependencies: ['main'],
    entry: { [name]: script },
    output: outputOf(name),
    plugins: [...refresh, page(name, name)],
  }) satisfies Configuration

/** The guides of `docs/`, with a search. */
const docs = {
  ...common,
  name: 'docs',
  dependencies: ['main'],
  entry: { docs: './src/docs/docs.ts' },
  output: {
    ...outputOf('docs'),
    filename: 'docs/[contenthash:8].js',
    cssFilename: 'docs/[contenthash:8].css',
  },
  plugins: [new DocsPlugin()],
} satisfies Configuration

export default [
  main,
  federated,
  // The lightest host.
  light('thin', './src/thin.tsx'),
  // The theme editor, which previews looks in pages of the gallery.
  light('theme', './src/themeEditor.tsx'),
  // The page about what to compare in a wallet kit, with states of the gallery and figures of the guides.
  light('compare', './src/compare.tsx'),
  docs,
]
