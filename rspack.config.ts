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

/** Names of the chunks of the exposed modules. */
const names = Object.keys(exposes).map((name) => name.slice(2))

/**
 * Options for a library that the container may use from the page, with our own copy as the fallback. The container
 * checks the version, so the bundler must not.
 */
const takenOr = (own: string, shareKey?: string) => ({
  import: own,
  requiredVersion: false as const,
  ...(shareKey && { shareKey }),
})

/** Returns the path of a file that its package does not export. */
const fileOf = (name: string, file: string) =>
  path.join(path.dirname(require.resolve(`${name}/package.json`)), file)

/** Scripts of a first visit. They contain only our own code. */
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
      // Inlining makes scripts shorter, but they become larger after gzip.
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
      // Use a property of `window`, because a variable would conflict with a page's own `const walletdock`.
      library: { type: 'window', name: 'walletdock' },
    },
  },
  target: ['web', `es${ecmaScript}`],
  devtool: false,
  // Lazy compilation would send its requests to the host's origin.
  lazyCompilation: false,
  output: {
    path: path.join(root, 'dist'),
    publicPath: 'auto',
    // Other scripts build the host kit and its types into this folder.
    clean: { keep: 'host/' },
    // Different releases use the same numbers for modules and chunks. Without unique names, two releases on one page
    // would run each other's chunks, or wait for each other's script elements.
    uniqueName: `walletdock_${buildId(root)}`,
    chunkLoadingGlobal: `walletdock_${buildId(root)}`,
    // Every visitor downloads the code that creates these names. One hash for all files and numeric ids need less code
    // than a hash and a name for each file.
    chunkFilename: 'chunks/[id].[fullhash].js',
    hashDigestLength: 6,
    // The bundler's version and this configuration also affect the code, so the hash must depend on them.
    hashSalt: rspack.rspackVersion + readFileSync(import.meta.filename, 'utf8'),
    crossOriginLoading: 'anonymous',
    // Store the errors of modules that throw, so that `checkedChunks.ts` can run these modules again.
    strictModuleErrorHandling: true,
    // Time after which a chunk that hangs counts as failed, in milliseconds.
    chunkLoadTimeout: 15_000,
    trustedTypes: { policyName: 'walletdock' },
  },
  resolve: {
    extensions: ['.ts', '.tsx', '.js'],
    alias: {
      // Our own copies of libraries that the page may also provide. See `src/shared`.
      'wagmi/own$': fileOf('wagmi', 'dist/esm/context.js'),
      '@wagmi/core/own$': fileOf('@wagmi/core', 'dist/esm/exports/index.js'),
      '@wagmi/core/own/actions$': fileOf(
        '@wagmi/core',
        'dist/esm/exports/actions.js',
      ),
      // Import the CommonJS package through an ES module, because the bundler would add interop code to the entry.
      '@safe-global/safe-apps-provider/own$': fileOf(
        '@safe-global/safe-apps-provider',
        'dist/index.js',
      ),
      '@safe-global/safe-apps-provider$': path.join(
        root,
        'src/shared/safeProvider.ts',
      ),
      // Exclude WalletConnect's own dialog, and the SDKs of wallets that we do not offer.
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
      // In our own code, functions can become arrow functions. Libraries may call their functions with `new`.
      shorterScripts(
        { include: ownScripts },
        { ecma: 2022, unsafe_arrows: true },
      ),
    ],
    // Number by the order in the graph. Numbers that are derived from names are longer, and depend on the build's
    // folder.
    chunkIds: 'natural',
    moduleIds: 'natural',
    // Names may change with each build, because the files of different builds do not import each other.
    mangleExports: 'size',
    splitChunks: {
      // Do not split the test wallet, which contains its own viem. Sharing parts of it would split the engine's viem
      // into more files.
      chunks: (chunk) => !chunk.canBeInitial() && chunk.name !== 'testWallet',
      cacheGroups: {
        // Put the code that several exposed modules share into one file.
        core: {
          test: path.join(root, 'src'),
          name: 'core',
          chunks: new RegExp(`^(${names.join('|')})$`),
          minChunks: 2,
          enforce: true,
        },
        // Add the code that only one of the button's modules needs to the same file.
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
      // `src/shared` limits wagmi to the exports that we use.
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
    // Must follow `ContractPlugin`, because the manifest contains the name of the entry that it emits.
    new FederationPlugin({ types: !development }),
    // Development builds are not published, and contain comments of libraries, which may look like keys.
    ...(development ? [] : [new SecretsPlugin()]),
  ],
} satisfies Configuration
