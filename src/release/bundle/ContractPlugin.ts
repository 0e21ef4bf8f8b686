import { createHash } from 'node:crypto'
import { type Compilation, type Compiler, rspack } from '@rspack/core'
import { exposes } from '../../remote/container/exposes'
import { requires } from '../../remote/container/pageLibraries'
import { hashOf, versionIn } from '../project'
import type { FederatedBuildPlugin } from './plugins'
import { originsByMoment } from './privacyManifest'

/** API version of the exposed modules, in semver. The host kit checks whether it supports this version. */
export const contract = '1.4.0'

/**
 * File name of the entry for hosts that do not read the contract. The entry is also emitted with its hash in the name,
 * so that no cache returns an older one.
 */
const plainEntry = 'remoteEntry.js'

/** Modules whose files are preloaded together, before the entry requests them. */
export const buttonModules = ['WalletProvider', 'ConnectButton', 'useWallet']

type Hashes = Readonly<Record<string, string>>

/**
 * Writes `contract.json` next to the manifest. It contains the requirements for a page, so that they can be checked
 * before any of our code runs, and the hashes that verify all of our scripts.
 */
export class ContractPlugin {
  /** @param federated the build with the federation runtime */
  constructor(readonly federated: FederatedBuildPlugin) {}

  apply(compiler: Compiler) {
    const name = 'ContractPlugin'
    const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // Browsers only use a preload if the script has the same attributes. The bundler omits `crossOrigin` for scripts
      // on the page's own origin.
      rspack.RuntimePlugin.getCompilationHooks(compilation).createScript.tap(
        name,
        (code) => `${code}
script.crossOrigin = 'anonymous';
script.integrity = __webpack_require__.hashOf(url);`,
      )
      compilation.hooks.processAssets.tap({ name, stage }, () =>
        this.#writeContract(compilation),
      )
    })
  }

  #writeContract(compilation: Compilation) {
    const { entry, table, hashes } = finishEntry(compilation)
    const preload = filesOf(compilation, buttonModules)
    const federated = this.federated.entry
    const scripts = Object.keys(compilation.assets).filter((file) =>
      file.endsWith('.js'),
    )
    emit(compilation, 'contract.json', {
      name: 'walletdock',
      version: versionIn(''),
      contract,
      entry,
      federation: `${federated.file} ${federated.hash}`,
      global: 'walletdock',
      requires,
      exposes: Object.keys(exposes),
      origins: originsByMoment(
        scripts.map((file) => textOf(compilation, file)),
      ),
      preload,
      integrity: Object.fromEntries(
        [entry, table, ...preload].map((file) => [file, hashes[file]]),
      ),
    })
  }
}

/**
 * Writes the table of the hashes of all chunks, and the name and hash of the table into the entry.
 * @returns the names of both files, and the hashes of all files
 */
function finishEntry(compilation: Compilation) {
  const { RawSource } = compilation.compiler.webpack.sources
  // Sort the files, because the bundler lists them in a different order in each build.
  const chunks = Object.keys(compilation.assets)
    .filter((file) => /^chunks\/.*\.js$/.test(file))
    .sort()
  const hashOfFile = (file: string) =>
    hashOf(textOf(compilation, file), 'sha256')
  const ofChunks: Hashes = Object.fromEntries(
    chunks.map((file) => [file, hashOfFile(file)]),
  )
  const unlisted = [...compilation.chunks]
    .flatMap(({ files }) => [...files])
    .find((file) => file !== plainEntry && !(file in ofChunks))
  if (unlisted)
    throw new Error(
      `${unlisted} has no hash, so browsers would run it unverified. Emit it as a script in chunks/.`,
    )
  const table = `chunks/integrity.${shortHash(JSON.stringify(ofChunks))}.json`
  emit(compilation, table, ofChunks)
  const fileless = [...compilation.chunks]
    .filter(({ files }) => files.size === 0)
    .map(({ id }) => id)
  const built = textOf(compilation, plainEntry)
    .replace('__TABLE_OF_HASHES__', `${table} ${hashOfFile(table)}`)
    .replace('__CHUNKS_WITHOUT_FILE__', fileless.sort().join(' '))
  const source = new RawSource(built)
  compilation.updateAsset(plainEntry, source)
  const entry = `remoteEntry.${shortHash(built)}.js`
  compilation.emitAsset(entry, source)
  const hashes: Hashes = {
    ...ofChunks,
    [table]: hashOfFile(table),
    [entry]: hashOfFile(entry),
  }
  return { entry, table, hashes }
}

function textOf({ assets }: Compilation, file: string): string {
  return String(assets[file]?.source() ?? '')
}

function emit(compilation: Compilation, file: string, value: unknown) {
  const { RawSource } = compilation.compiler.webpack.sources
  compilation.emitAsset(file, new RawSource(JSON.stringify(value)))
}

/** Returns the scripts that the named modules need immediately. */
function filesOf(compilation: Compilation, modules: readonly string[]) {
  const files = modules.flatMap((module) => [
    ...(compilation.namedChunkGroups.get(module)?.getFiles() ?? []),
  ])
  return [...new Set(files)].sort()
}

function shortHash(text: string) {
  return createHash('sha256').update(text).digest('hex').slice(0, 8)
}
