import { createRequire } from 'node:module'
import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { type Configuration, rspack } from '@rspack/core'
import { ContractPlugin } from './.config/ContractPlugin'
import { NetworkPlugin } from './.config/NetworkPlugin'
import { ReproduciblePlugin } from './.config/ReproduciblePlugin'
import { SecretsPlugin } from './.config/SecretsPlugin'

const require = createRequire(import.meta.url)
const root = import.meta.dirname
const development = process.env.NODE_ENV === 'development'

const react = {
  singleton: true,
  strictVersion: true,
  requiredVersion: '^19.0.0',
}

const exposes = {
  './ConnectButton': './src/exposes/ConnectButton.ts',
  './WalletProvider': './src/exposes/WalletProvider.ts',
  './useWallet': './src/exposes/useWallet.ts',
  './useAddRecentTransaction': './src/exposes/useAddRecentTransaction.ts',
  './useSendTransaction': './src/exposes/useSendTransaction.ts',
  './WagmiBridge': './src/exposes/WagmiBridge.ts',
  './config': './src/exposes/config.ts',
  './mount': './src/exposes/mount.ts',
  './testWallet': './src/exposes/testWallet.ts',
  './events': './src/exposes/events.ts',
}

export default {
  mode: development ? 'development' : 'production',
  context: root,
  // A remote has no entry of its own: hosts ask for its modules.
  entry: {},
  target: ['web', 'es2022'],
  devtool: false,
  // Lazy triggers would go to the host's origin.
  lazyCompilation: false,
  output: {
    path: path.join(root, 'dist'),
    publicPath: 'auto',
    // The host kit and its types are built into the same folder.
    clean: { keep: 'host/' },
    uniqueName: 'walletdock',
    chunkFilename: 'chunks/[name].[contenthash:8].js',
    crossOriginLoading: 'anonymous',
    // A module that threw is run anew when it is asked for again.
    strictModuleErrorHandling: true,
    // A part that hangs is told as missing, in milliseconds.
    chunkLoadTimeout: 15_000,
    trustedTypes: { policyName: 'walletdock' },
  },
  resolve: {
    extensions: ['.ts', '.tsx', '.js'],
    alias: {
      // What is not taken from the page: see `src/shared/wagmi.ts`.
      'wagmi/own': path.join(
        path.dirname(require.resolve('wagmi/package.json')),
        'dist/esm/context.js',
      ),
      // The vendor's dialog and the SDKs of wallets that we do not offer: none of it is ours to ship.
      '@reown/appkit': false,
      '@base-org/account': false,
      '@metamask/connect-evm': false,
      accounts: false,
      // The runtime resolves to its CommonJS build, which is not tree-shaken: 14 KB gzip more.
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
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
    ],
  },
  optimization: {
    minimizer: [
      new rspack.SwcJsMinimizerRspackPlugin({
        extractComments: false,
        minimizerOptions: {
          format: { comments: false },
          // Inlining makes scripts shorter, and what is left of them after gzip longer.
          compress: { passes: 3, inline: 0, reduce_funcs: false },
        },
      }),
    ],
    // In the order of the graph: numbers made from names hold the folder of the build, and are longer.
    chunkIds: 'natural',
    moduleIds: 'natural',
    splitChunks: {
      // The test wallet brings its own viem: cut along what both use, the engine's would come in more pieces.
      chunks: (chunk) =>
        !chunk.canBeInitial() &&
        chunk.name !== '__federation_expose_testWallet',
      cacheGroups: {
        // Not our own code, whose bytes are counted apart.
        emotion: {
          test: /node_modules[\\/](@emotion|stylis)[\\/]/,
          name: 'emotion',
          chunks: 'all',
          enforce: true,
        },
        // What the button needs is one file, however many modules expose it.
        core: {
          test: path.join(root, 'src'),
          name: 'core',
          chunks: /^__federation_expose_/,
          minChunks: 2,
          enforce: true,
        },
        // So is what only one of the button's own modules needs.
        button: {
          test: path.join(root, 'src'),
          name: 'core',
          chunks:
            /^__federation_expose_(ConnectButton|WalletProvider|useWallet)$/,
          minChunks: 1,
          priority: -5,
          enforce: true,
        },
      },
    },
  },
  plugins: [
    new ModuleFederationPlugin({
      name: 'walletdock',
      filename: 'remoteEntry.js',
      library: { type: 'var', name: 'walletdock' },
      exposes,
      // The default blanks a whole host while any remote is down.
      shareStrategy: 'loaded-first',
      runtimePlugins: ['checkedChunks', 'retryQuery'].map((plugin) =>
        path.join(root, `.config/${plugin}.js`),
      ),
      shared: {
        react,
        'react/': react,
        'react-dom': react,
        'react-dom/': react,
      },
      dts: development
        ? false
        : {
            generateTypes: {
              compilerInstance: 'tsc',
              tsConfigPath: './tsconfig.json',
            },
            consumeTypes: false,
          },
      experiments: {
        optimization: {
          disableSnapshot: true,
          disableRemote: true,
          target: 'web',
        },
      },
    }),
    // The host's wagmi if it offers one, else these few exports; never offered to others.
    new rspack.sharing.ConsumeSharedPlugin({
      enhanced: true,
      consumes: {
        wagmi: {
          singleton: true,
          strictVersion: true,
          requiredVersion: '^3.0.0',
          import: './src/shared/wagmi.ts',
        },
        '@tanstack/react-query': {
          singleton: true,
          strictVersion: true,
          requiredVersion: '^5.0.0',
          import: '@tanstack/react-query',
        },
      },
    }),
    new rspack.NormalModuleReplacementPlugin(
      /@module-federation[\\/](runtime-core[\\/]dist[\\/](utils[\\/](load|preload)|module[\\/]index)|sdk[\\/]dist[\\/](dom|node))\.js$/,
      path.join(root, '.config/noRemotes.js'),
    ),
    new rspack.NormalModuleReplacementPlugin(
      /@module-federation[\\/]runtime-core[\\/]dist[\\/]utils[\\/]semver[\\/]index\.js$/,
      path.join(root, '.config/semver.js'),
    ),
    new rspack.NormalModuleReplacementPlugin(
      /@module-federation[\\/]sdk[\\/]dist[\\/]logger\.js$/,
      path.join(root, '.config/consoleLogger.js'),
    ),
    new ReproduciblePlugin(),
    new NetworkPlugin(process.env['NETWORK']),
    new ContractPlugin(Object.keys(exposes)),
    new SecretsPlugin(),
  ],
} satisfies Configuration
