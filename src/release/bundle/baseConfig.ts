import { createRequire } from 'node:module'
import path from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import { ecmaScript } from './browsers'
import { buildId } from './buildId'
import { stylesFile } from './styles/evaluateStyles'

const require = createRequire(import.meta.url)
const root = path.join(import.meta.dirname, '../../..')

/** Whether this is a build of `npm run dev`. */
export const isDevelopment = process.env['NODE_ENV'] === 'development'

/** Returns the path of a file that its package does not export. */
const fileOf = (name: string, file: string) =>
  path.join(path.dirname(require.resolve(`${name}/package.json`)), file)

/** Scripts of a first visit. They contain only our own code. */
const ownScripts = /^remoteEntry|\bcore\./

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

/** The configuration that both builds of the remote share. */
export const baseConfig = {
  mode: isDevelopment ? 'development' : 'production',
  context: root,
  target: ['web', `es${ecmaScript}`],
  devtool: false,
  // Lazy compilation would send its requests to the host's origin.
  lazyCompilation: false,
  output: {
    path: path.join(root, 'dist'),
    publicPath: 'auto',
    hashDigestLength: 6,
    // The bundler's version and the configuration also affect the code, so the hash must depend on them.
    hashSalt: rspack.rspackVersion + buildId(root),
    crossOriginLoading: 'anonymous',
    // Time after which a chunk that hangs counts as failed, in milliseconds.
    chunkLoadTimeout: 15_000,
    trustedTypes: { policyName: 'walletdock' },
  },
  resolve: {
    extensions: ['.ts', '.tsx', '.js'],
    alias: {
      // Our own copies of libraries that the page may also provide. See `src/remote/shared`.
      'wagmi/own$': fileOf('wagmi', 'dist/esm/context.js'),
      '@wagmi/core/own$': fileOf('@wagmi/core', 'dist/esm/exports/index.js'),
      '@wagmi/core/own/actions$': fileOf(
        '@wagmi/core',
        'dist/esm/exports/actions.js',
      ),
      // Import the CommonJS package through an ES module. Otherwise, the bundler would add interop code to the entry.
      '@safe-global/safe-apps-provider/own$': fileOf(
        '@safe-global/safe-apps-provider',
        'dist/index.js',
      ),
      '@safe-global/safe-apps-provider$': path.join(
        root,
        'src/remote/shared/safeProvider.ts',
      ),
      '@walletconnect/utils/own$': fileOf(
        '@walletconnect/utils',
        'dist/index.es.js',
      ),
      '@walletconnect/utils$': path.join(
        root,
        'src/remote/shared/walletConnectUtils.ts',
      ),
      // Exclude the SDKs of wallets that we do not offer.
      '@base-org/account': false,
      '@metamask/connect-evm': false,
      accounts: false,
    },
  },
  module: {
    rules: [
      {
        test: stylesFile,
        loader: path.join(import.meta.dirname, 'styles/stylesLoader.mjs'),
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
      // Only our own functions can become arrow functions, because libraries may call their functions with `new`.
      shorterScripts(
        { include: ownScripts },
        { ecma: 2022, unsafe_arrows: true },
      ),
    ],
    // The name of a script says what it is for.
    chunkIds: 'named',
    // Number modules by their order in the graph. Numbers that are derived from names are longer, and depend on the
    // build's folder.
    moduleIds: 'natural',
    // Names may change with each build, because the files of different builds do not import each other.
    mangleExports: 'size',
  },
} satisfies Configuration
