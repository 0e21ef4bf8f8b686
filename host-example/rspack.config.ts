import { createRequire } from 'node:module'
import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { type Configuration, rspack } from '@rspack/core'
import { walletdockShared } from 'walletdock/federation'
import { devServer } from './scripts/devServer'
import { DocsPlugin } from './scripts/docs/DocsPlugin'
import { NetworkPlugin } from './scripts/NetworkPlugin'

const require = createRequire(import.meta.url)
const folder = import.meta.dirname
const development = process.env['NODE_ENV'] === 'development'

/** What all pages have in common. */
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
          // Inlining makes scripts shorter, and what is left of them after gzip longer.
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
  // Lazy parts would be asked for at the wrong origin once remotes are involved.
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
            transform: { react: { runtime: 'automatic', development } },
          },
        },
      },
      { test: /\.css$/, type: 'css' },
    ],
  },
} satisfies Configuration

/** Scripts and styles of a page are in a folder of their own. */
const outputOf = (name: string) => ({
  filename: `${name}/[name].[contenthash:8].js`,
  cssFilename: `${name}/[name].[contenthash:8].css`,
  uniqueName: `host-example-${name}`,
  path: path.join(folder, 'dist'),
  publicPath: '/',
  trustedTypes: { policyName: 'host-example' },
  // Never: the browser tells what fails, and a limit by the clock would end what a device slept through.
  chunkLoadTimeout: 2 ** 31 - 1,
})

/** A page, with the script that it begins with. */
const page = (name: string, chunk: string) =>
  new rspack.HtmlRspackPlugin({
    template: `./${name}.html`,
    filename: `${name}.html`,
    chunks: [chunk],
    scriptLoading: 'defer',
  })

/** The page, and its self-test: a federation host that shares what the remote can use. */
const main = {
  ...common,
  name: 'main',
  entry: { main: './src/main.ts', selfTest: './src/selfTest.ts' },
  output: {
    ...outputOf('main'),
    uniqueName: 'host-example',
    clean: true,
  },
  plugins: [
    new NetworkPlugin(process.env['NETWORK']),
    new ModuleFederationPlugin({
      name: 'host',
      // The default leaves the whole page blank while a remote is down.
      shareStrategy: 'loaded-first',
      shared: walletdockShared(),
      dts: false,
      manifest: false,
      // The host kit loads the remote, so the runtime need not know how.
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

/** A page without federation and without wagmi. */
const light = (name: string, script: string) =>
  ({
    ...common,
    name,
    // The page before it cleans the folder.
    dependencies: ['main'],
    entry: { [name]: script },
    output: outputOf(name),
    plugins: [page(name, name)],
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
  // The lightest host.
  light('thin', './src/thin.tsx'),
  // Makes looks for Walletdock, on the gallery's pictures.
  light('theme', './src/themeEditor.tsx'),
  docs,
]
