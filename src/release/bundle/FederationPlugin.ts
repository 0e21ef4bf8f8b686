import { readFileSync } from 'node:fs'
import path from 'node:path'
import { DtsPlugin } from '@module-federation/dts-plugin'
import type { Manifest, ManifestShared } from '@module-federation/sdk'
import { type Compilation, type Compiler, rspack } from '@rspack/core'
import { exposes } from '../../container/exposes'
import { requires } from '../../container/requires'

const name = 'walletdock'
const entry = 'remoteEntry.js'
const types = { zip: '@mf-types.zip', api: '@mf-types.d.ts' }
/** Everything comes by way of the entry, which checks it: the runtime is to fetch nothing by itself. */
const none = { js: { sync: [], async: [] }, css: { sync: [], async: [] } }

/**
 * What hosts that load us by `remotes` or `loadRemote` need beside the container: the manifest, and
 * the archive of types.
 * @see https://module-federation.io/configure/manifest
 */
export class FederationPlugin {
  constructor(readonly options: { readonly types: boolean }) {}

  apply(compiler: Compiler) {
    const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT
    const { RawSource } = compiler.webpack.sources
    const { version } = packageOf(compiler.context)
    compiler.hooks.thisCompilation.tap('FederationPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'FederationPlugin', stage },
        () => {
          const shared = sharedBy(compiler.context)
          const manifest = manifestOf(version, shared, hashedEntry(compilation))
          compilation.emitAsset(
            'mf-manifest.json',
            new RawSource(JSON.stringify(manifest)),
          )
        },
      )
    })
    if (!this.options.types) return
    new DtsPlugin({
      name,
      filename: entry,
      exposes: Object.fromEntries(
        Object.keys(exposes).map((module) => [
          module,
          `./src/exposes/${module.slice(2)}.ts`,
        ]),
      ),
      dts: {
        generateTypes: {
          compilerInstance: 'tsc',
          tsConfigPath: './tsconfig.json',
        },
        consumeTypes: false,
      },
      // It is written for webpack, whose compiler rspack's is like.
    }).apply(compiler as unknown as Parameters<DtsPlugin['apply']>[0])
  }
}

/** The entry by its hash, as `ContractPlugin` has written it. */
function hashedEntry(compilation: Compilation): string {
  const names = compilation.getAssets().map((asset) => asset.name)
  return names.find((it) => /^remoteEntry\.\w{8}\.js$/.test(it)) ?? entry
}

function manifestOf(
  version: string,
  shared: ManifestShared[],
  entry: string,
): Manifest {
  return {
    id: name,
    name,
    metaData: {
      name,
      globalName: name,
      type: 'app',
      buildInfo: { buildVersion: version, buildName: name },
      remoteEntry: { name: entry, path: '', type: 'var' },
      types: { path: '', name: '', ...types },
      publicPath: 'auto',
    },
    shared,
    remotes: [],
    exposes: Object.keys(exposes).map((path) => ({
      id: `${name}:${path.slice(2)}`,
      name: path.slice(2),
      path,
      assets: none,
    })),
  }
}

/** What is taken from the page, and the version that comes along where the page has none that fits. */
function sharedBy(root: string): ManifestShared[] {
  return Object.entries(requires).map(([library, requiredVersion]) => ({
    id: `${name}:${library}`,
    name: library,
    version: packageOf(path.join(root, 'node_modules', library)).version,
    singleton: true,
    requiredVersion,
    hash: '',
    assets: none,
  }))
}

function packageOf(folder: string): { readonly version: string } {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
}
