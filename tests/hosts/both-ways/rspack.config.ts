import { createRequire } from 'node:module'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import type { Configuration } from '@rspack/core'
import { walletdockShared } from 'walletdock/federation'
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

const bundle = (
  name: string,
  plugins: Configuration['plugins'],
  files = [`./${name}.ts`],
) => ({
  ...common,
  name,
  entry: { [name]: files },
  output: {
    ...{ filename: '[name].js', chunkFilename: `${name}.[id].js` },
    ...{ publicPath: '/', uniqueName: name },
  },
  plugins,
})

/**
 * One application that uses both ways, one that also shares its own wagmi, and two applications that each use one of
 * the ways, with their own React.
 */
export default [
  bundle('one', [federation('one')], ['./kit.ts', './remotes.ts']),
  bundle('wagmi', [federation('withWagmi', true)]),
  bundle('remotes', [federation('other')]),
  bundle('kit', []),
]
