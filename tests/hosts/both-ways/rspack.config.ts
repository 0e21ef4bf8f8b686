import { createRequire } from 'node:module'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { type Configuration, rspack } from '@rspack/core'
import { walletdockRemote, walletdockShared } from 'walletdock/federation'
import { rspackHost } from '../parts/rspackHost'

const require = createRequire(import.meta.url)
const common = rspackHost(import.meta.dirname, {})

/** A federation host. Its remote is not named `walletdock`, because an application that uses the kit needs that name. */
const federation = (name: string, wagmi = false) =>
  new ModuleFederationPlugin({
    name,
    shareStrategy: 'loaded-first',
    remotes: { wallet: 'walletdock@http://wallet.example/mf-manifest.json' },
    shared: walletdockShared({ wagmi }),
    runtimePlugins: [require.resolve('walletdock/federation')],
    dts: false,
    manifest: false,
  })

/** webpack's own plugin, which has no federation runtime. */
const withoutRuntime = new rspack.container.ModuleFederationPluginV1({
  name: 'webpackOwn',
  remotes: { wallet: walletdockRemote('http://wallet.example') },
  shared: walletdockShared({ wagmi: false }),
})

const bundle = (
  name: string,
  plugins: Configuration['plugins'],
  entry = name,
) => ({
  ...common,
  name,
  entry: { [name]: `./${entry}.ts` },
  output: {
    ...{ filename: '[name].js', chunkFilename: `${name}.[id].js` },
    ...{ publicPath: '/', uniqueName: name },
  },
  plugins,
})

/**
 * One application that uses both ways, one that also shares its own wagmi, and two applications that each use one of
 * the ways, with their own React. The last one uses both ways with webpack's own plugin.
 */
export default [
  bundle('one', [federation('one')]),
  bundle('wagmi', [federation('withWagmi', true)]),
  bundle('remotes', [federation('other')]),
  bundle('kit', []),
  bundle('webpackOwn', [withoutRuntime], 'one'),
]
