import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Compilation, type Compiler, rspack } from '@rspack/core'
import { exposes } from '../../container/exposes.initial'
import { requires } from '../../container/pageLibraries.initial'
import { originsByMoment } from '../privacy/privacyManifest'
import { type FederatedBuildPlugin, hashOf } from './plugins'

/** API version of the exposed modules, in semver. The host kit checks whether it supports this version. */
export const contract = '1.4.0'

/**
 * File name of the entry for hosts that do not read the contract. The entry is also emitted with its hash in the name,
 * so that no cache returns an older one.
 */
const plainEntry = 'remoteEntry.js'

/** Modules whose files are preloaded together, before the entry requests them. */
const buttonModules = ['WalletProvider', 'ConnectButton', 'useWallet']

const isLanguage = /\bsrc[\\/]messages[\\/]languages\b/

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
    const { sources } = compiler.webpack
    const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT
    const packageFile = path.join(compiler.context, 'package.json')
    const { version } = JSON.parse(readFileSync(packageFile, 'utf8'))
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // Browsers only use a preload if the script has the same attributes. The bundler omits `crossOrigin` for scripts
      // on the page's own origin.
      rspack.RuntimePlugin.getCompilationHooks(compilation).createScript.tap(
        name,
        (code) => `${code}
script.crossOrigin = 'anonymous';
script.integrity = __webpack_require__.hashOf(url) || '';`,
      )
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        const emit = (file: string, value: unknown) => {
          const text = JSON.stringify(value)
          compilation.emitAsset(file, new sources.RawSource(text))
          return text
        }
        const textOf = (file: string) => String(assets[file]?.source() ?? '')
        const languages = filesWith(compilation, isLanguage)
        const first = likelyChunks(compilation)
        // Sort the files, because the bundler lists them in a different order in each build.
        const scripts = Object.keys(assets)
          .filter((file) => /^chunks\/.*\.js$/.test(file))
          .sort()
        const hashesOf = (files: readonly string[]): Hashes =>
          Object.fromEntries(files.map((file) => [file, hashOf(textOf(file))]))
        const emitTable = (name: string, hashes: Hashes) => {
          const digest = shortHash(JSON.stringify(hashes))
          const file = `chunks/${name}.${digest}.json`
          return `${file} ${hashOf(emit(file, hashes))}`
        }
        // Hashes do not compress. Split them into tables, so that visitors download few hashes that they do not need.
        const line = emitTable('integrity', {
          ...hashesOf(scripts.filter((file) => first.has(file))),
          more: emitTable('seldom', {
            ...hashesOf(
              scripts.filter(
                (file) => !first.has(file) && !languages.includes(file),
              ),
            ),
            more: emitTable('languages', hashesOf(languages)),
          }),
        })
        const fileless = [...compilation.chunks]
          .filter(({ files }) => files.size === 0)
          .map(({ id }) => id)
        const built = textOf(plainEntry)
          .replace('__TABLE_OF_HASHES__', line)
          .replace('__CHUNKS_WITHOUT_FILE__', fileless.sort().join(' '))
        const source = new sources.RawSource(built)
        compilation.updateAsset(plainEntry, source)
        const entry = `remoteEntry.${shortHash(built)}.js`
        compilation.emitAsset(entry, source)
        const preload = filesOf(compilation, buttonModules)
        const federated = this.federated.entry
        emit('contract.json', {
          name: 'walletdock',
          version,
          contract,
          entry,
          federation: `${federated.file} ${federated.hash}`,
          global: 'walletdock',
          requires,
          exposes: Object.keys(exposes),
          origins: originsByMoment(
            Object.keys(assets)
              .filter((file) => file.endsWith('.js'))
              .map(textOf),
          ),
          preload,
          integrity: {
            [entry]: hashOf(built),
            ...Object.fromEntries([line.split(' ')]),
            ...hashesOf(preload),
          },
        })
      })
    })
  }
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

/** Prefix of chunks that most connecting visitors need. The code that imports these chunks sets their names. */
const likely = 'likely-'

/** Our own wagmi, whose chunks have no names. */
const isOwnWagmi = /\bsrc[\\/]shared[\\/]wagmi/

/** Returns the scripts that a visitor is likely to need, and those that hosts may load. */
function likelyChunks(compilation: Compilation): ReadonlySet<string> {
  const own = filesWith(compilation, isOwnWagmi)
  const files = compilation.chunkGroups.flatMap((group) => {
    const { name = '' } = group
    const files = group.getFiles()
    const isMarked = name.startsWith(likely) || `./${name}` in exposes
    return isMarked || files.some((file) => own.includes(file)) ? files : []
  })
  return new Set(files)
}

/** Returns the scripts that contain a module whose path matches the pattern. */
function filesWith(
  { chunks, chunkGraph }: Compilation,
  modules: RegExp,
): readonly string[] {
  const files = [...chunks].flatMap((chunk) =>
    chunkGraph
      .getChunkModules(chunk)
      .some((module) => modules.test(module.nameForCondition() ?? ''))
      ? [...chunk.files]
      : [],
  )
  return files.sort()
}
