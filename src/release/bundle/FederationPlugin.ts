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
/** Empty list of assets, so that the runtime fetches no files itself. Our entry loads and verifies all files. */
const none = { js: { sync: [], async: [] }, css: { sync: [], async: [] } }

/**
 * Writes the files that hosts with `remotes` or `loadRemote` need in addition to the container: the manifest, and the
 * archive of types.
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
      // The plugin's types are for webpack, whose compiler has the same API as rspack's.
    }).apply(compiler as unknown as Parameters<DtsPlugin['apply']>[0])
  }
}

/** Returns the name of the entry that `ContractPlugin` has emitted with a hash. */
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

/** Returns the libraries that we use from the page, with the versions that we use if the page has no compatible one. */
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
