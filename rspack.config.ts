import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import { exposes } from './src/container/exposes'
import { ecmaScript } from './src/release/bundle/browsers'
import { buildId } from './src/release/bundle/buildId'
import { CalledOnLoadPlugin } from './src/release/bundle/CalledOnLoadPlugin'
import { ContractPlugin } from './src/release/bundle/ContractPlugin'
import { FederationPlugin } from './src/release/bundle/FederationPlugin'
import { ModulesPlugin } from './src/release/bundle/ModulesPlugin'
import { NetworkPlugin } from './src/release/bundle/NetworkPlugin'
import { ReproduciblePlugin } from './src/release/bundle/ReproduciblePlugin'
import { stylesFile } from './src/release/bundle/styles/evaluateStyles'
import { TakenLibrariesPlugin } from './src/release/bundle/TakenLibrariesPlugin'
import { BillPlugin } from './src/release/check/BillPlugin'
import { SecretsPlugin } from './src/release/check/SecretsPlugin'

const require = createRequire(import.meta.url)
const root = import.meta.dirname
const development = process.env.NODE_ENV === 'development'

/** What a host may ask for, as the names of its chunks. */
const names = Object.keys(exposes).map((name) => name.slice(2))

/** The container picks what it takes from a page; what it does not pick is our own. */
const takenOr = (own: string, shareKey?: string) => ({
  import: own,
  requiredVersion: false as const,
  ...(shareKey && { shareKey }),
})

/** A file of a package that is not exported by this name. */
const fileOf = (name: string, file: string) =>
  path.join(path.dirname(require.resolve(`${name}/package.json`)), file)

/** What a first visit downloads: all of it is written here. */
const ownScripts = /remoteEntry|\bcore\./

const shorterScripts = (
  which: { readonly include: RegExp } | { readonly exclude: RegExp },
  more?: { readonly ecma: 2022; readonly unsafe_arrows: true },
) =>
  new rspack.SwcJsMinimizerRspackPlugin({
    ...which,
    extractComments: false,
    minimizerOptions: {
      format: { comments: false },
      // Inlining makes scripts shorter, and what is left of them after gzip longer.
      compress: { passes: 3, inline: 0, reduce_funcs: false, ...more },
    },
  })

export default {
  mode: development ? 'development' : 'production',
  context: root,
  entry: {
    walletdock: {
      import: './src/container/container.ts',
      filename: 'remoteEntry.js',
      // A property: a page's own `const walletdock` would clash with a variable.
      library: { type: 'window', name: 'walletdock' },
    },
  },
  target: ['web', `es${ecmaScript}`],
  devtool: false,
  // Lazy triggers would go to the host's origin.
  lazyCompilation: false,
  output: {
    path: path.join(root, 'dist'),
    publicPath: 'auto',
    // The host kit and its types are built into the same folder.
    clean: { keep: 'host/' },
    // Modules and chunks have the same numbers in each release: two releases on one page must not run each other's, nor
    // wait for each other's script elements.
    uniqueName: `walletdock_${buildId(root)}`,
    chunkLoadingGlobal: `walletdock_${buildId(root)}`,
    // Every visitor downloads what makes these names: a hash of all and numbers, not a list of a hash and a name for each.
    chunkFilename: 'chunks/[id].[fullhash].js',
    hashDigestLength: 6,
    // Code comes out of how it is written, too.
    hashSalt: rspack.rspackVersion + readFileSync(import.meta.filename, 'utf8'),
    crossOriginLoading: 'anonymous',
    // A module that threw is not taken for one that ran: `checkedChunks.ts` has it run anew.
    strictModuleErrorHandling: true,
    // A part that hangs is told as missing, in milliseconds.
    chunkLoadTimeout: 15_000,
    trustedTypes: { policyName: 'walletdock' },
  },
  resolve: {
    extensions: ['.ts', '.tsx', '.js'],
    alias: {
      // What is not taken from the page: see `src/shared`.
      'wagmi/own$': fileOf('wagmi', 'dist/esm/context.js'),
      '@wagmi/core/own$': fileOf('@wagmi/core', 'dist/esm/exports/index.js'),
      '@wagmi/core/own/actions$': fileOf(
        '@wagmi/core',
        'dist/esm/exports/actions.js',
      ),
      // As a module: the bundler's way to make one of it would be in the entry.
      '@safe-global/safe-apps-provider/own$': fileOf(
        '@safe-global/safe-apps-provider',
        'dist/index.js',
      ),
      '@safe-global/safe-apps-provider$': path.join(
        root,
        'src/shared/safeProvider.ts',
      ),
      // The vendor's dialog and the SDKs of wallets that we do not offer: none of it is ours to ship.
      '@reown/appkit/core$': path.join(root, 'src/shared/nothing.ts'),
      '@reown/appkit': false,
      '@base-org/account': false,
      '@metamask/connect-evm': false,
      accounts: false,
    },
  },
  module: {
    rules: [
      {
        test: /@walletconnect[\\/]utils[\\/]dist[\\/]index\.es\.js$/,
        loader: path.join(root, 'src/release/bundle/bufferLoader.mjs'),
      },
      {
        test: stylesFile,
        loader: path.join(root, 'src/release/bundle/styles/stylesLoader.mjs'),
        type: 'javascript/auto',
      },
      {
        test: /\.tsx?$/,
        exclude: stylesFile,
        loader: 'builtin:swc-loader',
        type: 'javascript/auto',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            target: `es${ecmaScript}`,
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
    ],
  },
  optimization: {
    minimizer: [
      shorterScripts({ exclude: ownScripts }),
      // Libraries may call `new` on a plain function. We do not: ours may be arrows.
      shorterScripts(
        { include: ownScripts },
        { ecma: 2022, unsafe_arrows: true },
      ),
    ],
    // In the order of the graph: numbers made from names hold the folder of the build, and are longer.
    chunkIds: 'natural',
    moduleIds: 'natural',
    // Names need not last: each build has files of its own.
    mangleExports: 'size',
    splitChunks: {
      // The test wallet brings its own viem: cut along what both use, the engine's would come in more pieces.
      chunks: (chunk) => !chunk.canBeInitial() && chunk.name !== 'testWallet',
      cacheGroups: {
        // What the button needs is one file, however many modules expose it.
        core: {
          test: path.join(root, 'src'),
          name: 'core',
          chunks: new RegExp(`^(${names.join('|')})$`),
          minChunks: 2,
          enforce: true,
        },
        // So is what only one of the button's own modules needs.
        button: {
          test: path.join(root, 'src'),
          name: 'core',
          chunks: /^(ConnectButton|WalletProvider|useWallet)$/,
          minChunks: 1,
          priority: -5,
          enforce: true,
        },
      },
    },
  },
  plugins: [
    new TakenLibrariesPlugin({
      react: takenOr('react'),
      'react/jsx-runtime': takenOr('react/jsx-runtime'),
      'react-dom': takenOr('react-dom'),
      'react-dom/client': takenOr('react-dom/client'),
      // These few exports of them.
      wagmi: takenOr('./src/shared/wagmi.ts'),
      '@wagmi/core': takenOr('./src/shared/wagmiCore.ts'),
      '@wagmi/core/actions': takenOr(
        './src/shared/wagmiActions.ts',
        '@wagmi/core',
      ),
      '@tanstack/react-query': takenOr('@tanstack/react-query'),
    }),
    new ReproduciblePlugin(),
    new CalledOnLoadPlugin(),
    new NetworkPlugin(process.env['NETWORK']),
    new ContractPlugin(),
    new ModulesPlugin(),
    new BillPlugin(),
    // After it: the manifest names the entry that it writes.
    new FederationPlugin({ types: !development }),
    // What is served to its own developer is not published, and holds what libraries say in comments.
    ...(development ? [] : [new SecretsPlugin()]),
  ],
} satisfies Configuration
