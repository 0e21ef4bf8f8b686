import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import type { Configuration } from '@rspack/core'
import { rspack } from '@rspack/core'
import { createRequire } from 'node:module'
import path from 'node:path'

const require = createRequire(import.meta.url)

const production = process.env.NODE_ENV !== 'development'
const root = import.meta.dirname

export default {
  mode: production ? 'production' : 'development',
  entry: {},
  target: ['web', 'es2022'],
  devtool: false,
  output: {
    path: path.join(root, 'dist'),
    publicPath: 'auto',
    clean: true,
    uniqueName: 'walletdock',
    filename: '[name].[contenthash:8].js',
    chunkFilename: 'chunks/[name].[contenthash:8].js',
    trustedTypes: { policyName: 'walletdock' },
    crossOriginLoading: 'anonymous',
  },
  resolve: {
    extensions: ['.ts', '.tsx', '.js'],
    alias: {
      [require.resolve('@module-federation/webpack-bundler-runtime')]: require.resolve('@module-federation/webpack-bundler-runtime/bundler'),
      [require.resolve('@module-federation/runtime')]: require.resolve('@module-federation/runtime/bundler'),
    },
  },
  module: {
    rules: [{ test: /\.tsx?$/, loader: 'builtin:swc-loader', options: { jsc: { parser: { syntax: 'typescript', tsx: true }, target: 'es2022', transform: { react: { runtime: 'automatic' } } } }, type: 'javascript/auto' }],
  },
  plugins: [
    new ModuleFederationPlugin({
      name: 'walletdock',
      filename: 'remoteEntry.js',
      library: { type: 'var', name: 'walletdock' },
      exposes: { './ConnectButton': './src/exposes/ConnectButton.ts', './useWallet': './src/exposes/useWallet.ts' },
      shareStrategy: 'loaded-first',
      shared: {
        react: { singleton: true, strictVersion: true, requiredVersion: '^19.0.0' },
        'react/': { singleton: true, strictVersion: true, requiredVersion: '^19.0.0' },
        'react-dom': { singleton: true, strictVersion: true, requiredVersion: '^19.0.0' },
        'react-dom/': { singleton: true, strictVersion: true, requiredVersion: '^19.0.0' },
      },
      dts: false,
      experiments: { optimization: { disableSnapshot: true, disableRemote: true, target: 'web' } },
    }),
  ],
} satisfies Configuration
