import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import type { Configuration } from '@rspack/core'
import { sharedLibraries } from '../parts/sharedLibraries'

export default {
  mode: 'production',
  context: import.meta.dirname,
  target: ['web', 'es2022'],
  entry: './main.ts',
  devtool: false,
  performance: false,
  output: { filename: 'main.js', publicPath: '/', uniqueName: 'host-rspack' },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
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
  plugins: [
    new ModuleFederationPlugin({
      name: 'host_rspack',
      shareStrategy: 'loaded-first',
      shared: sharedLibraries,
      dts: false,
      manifest: false,
    }),
  ],
} satisfies Configuration
