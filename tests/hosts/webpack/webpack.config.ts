import path from 'node:path'
import { walletdockShared } from 'walletdock/federation'
import webpack from 'webpack'

export default {
  mode: 'production',
  context: import.meta.dirname,
  entry: './main.ts',
  devtool: false,
  performance: false,
  // The size of this page does not matter, so skip minifying.
  optimization: { minimize: false },
  output: { filename: 'main.js', publicPath: '/', uniqueName: 'host-webpack' },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: path.join(import.meta.dirname, 'typescriptLoader.cjs'),
      },
    ],
  },
  plugins: [
    new webpack.container.ModuleFederationPlugin({
      name: 'host_webpack',
      shared: walletdockShared(),
    }),
  ],
} satisfies webpack.Configuration
