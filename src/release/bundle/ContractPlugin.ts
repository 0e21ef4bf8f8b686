import { createHash } from 'node:crypto'
import { type Compilation, type Compiler, rspack } from '@rspack/core'
import type { Contract } from '../../kit/Contract'
import { hashOf, versionIn } from '../project'
import {
  afterMinifying,
  emit,
  type FederatedBuildPlugin,
  processAssets,
  replaceIn,
} from './plugins'
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

/**
 * Writes `contract.json` next to the manifest. It contains the requirements for a page, so that they can be checked
 * before any of our code runs, and the hashes that verify all of our scripts.
 */
export class ContractPlugin {
  constructor(
    readonly federated: FederatedBuildPlugin,
    readonly remote: Pick<Contract, 'exposes' | 'requires'>,
  ) {}

  apply(compiler: Compiler) {
    const name = 'ContractPlugin'
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // Browsers only use a preload if the script has the same attributes. The bundler omits `crossOrigin` for scripts
      // on the page's own origin.
      rspack.RuntimePlugin.getCompilationHooks(compilation).createScript.tap(
        name,
        (code) => `${code}
script.crossOrigin = 'anonymous';
script.integrity = __webpack_require__.hashOf(url);`,
      )
    })
    processAssets(
      compiler,
      (compilation) => this.#writeContract(compilation),
      afterMinifying + 1,
    )
  }

  #writeContract(compilation: Compilation) {
    const { entry, table, hashes } = finishEntry(compilation)
    const preload = filesOf(compilation, buttonModules)
    const { file, hash } = this.federated.entry
    const scripts = Object.keys(compilation.assets)
      .filter((name) => name.endsWith('.js'))
      .map((name) => textOf(compilation, name))
    const contents = {
      name: 'walletdock',
      version: versionIn(''),
      contract,
      entry,
      federation: `${file} ${hash}`,
      global: 'walletdock',
      requires: this.remote.requires,
      exposes: this.remote.exposes,
      origins: originsByMoment(scripts),
      preload,
      integrity: Object.fromEntries(
        [entry, table, ...preload].map((it) => [it, hashes[it]]),
      ),
    }
    emit(compilation, 'contract.json', JSON.stringify(contents))
  }
}

/**
 * Writes the table of the hashes of all chunks, and the name and hash of the table into the entry.
 * @returns the names of both files, and the hashes of all files
 * @throws Error if the loader could run a script without a hash
 */
function finishEntry(compilation: Compilation) {
  const chunks = [...compilation.chunks]
  const hashes: Record<string, string> = {}
  const addHash = (file: string) => {
    hashes[file] = hashOf(textOf(compilation, file), 'sha256')
    return hashes[file]
  }
  // Sort the files, because the bundler lists them in a different order in each build.
  Object.keys(compilation.assets)
    .filter((file) => /^chunks\/.*\.js$/.test(file))
    .sort()
    .forEach(addHash)
  const unlisted = chunks
    .flatMap(({ files }) => [...files])
    .find((file) => file !== plainEntry && !(file in hashes))
  if (unlisted)
    throw new Error(
      `${unlisted} has no hash, so browsers would run it unverified. Emit it as a script in chunks/.`,
    )
  const text = JSON.stringify(hashes)
  const table = `chunks/integrity.${shortHash(text)}.json`
  emit(compilation, table, text)
  const fileless = chunks.filter(({ files }) => files.size === 0)
  const texts: Readonly<Record<string, string>> = {
    __TABLE_OF_HASHES__: `${table} ${addHash(table)}`,
    __CHUNKS_WITHOUT_FILE__: fileless
      .map(({ id }) => id)
      .sort()
      .join(' '),
  }
  const built = replaceIn(
    compilation.getAsset(plainEntry)?.source ??
      new rspack.sources.RawSource(''),
    /__(TABLE_OF_HASHES|CHUNKS_WITHOUT_FILE)__/g,
    (name) => texts[name] ?? name,
  )
  const entry = `remoteEntry.${shortHash(String(built.source()))}.js`
  for (const file of [plainEntry, entry]) emit(compilation, file, built)
  addHash(entry)
  return { entry, table, hashes }
}

function textOf({ assets }: Compilation, file: string): string {
  return String(assets[file]?.source() ?? '')
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
