// Plain JavaScript that node runs without a loader, like a host's own build.
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { rspack } from '@rspack/core'

const [folder = '', remoteUrl = '', mode = ''] = process.argv.slice(2)
process.env.NODE_ENV = mode
process.chdir(folder)
rspack({
  mode,
  context: folder,
  entry: './main.js',
  devtool: false,
  output: { path: `${folder}/out`, publicPath: '/' },
  plugins: [
    new ModuleFederationPlugin({
      name: 'host',
      remotes: { walletdock: `walletdock@${remoteUrl}/mf-manifest.json` },
      dts: { generateTypes: false, consumeTypes: { typesOnBuild: true } },
      dev: false,
      manifest: false,
    }),
  ],
}).run((error, stats) => {
  // The plugin may still be writing, so let the process end without `process.exit`.
  if (error || stats?.hasErrors()) throw error ?? new Error(stats?.toString())
})
