import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Compilation, type Compiler, rspack } from '@rspack/core'
import { exposes } from '../src/container/exposes'
import { requires } from '../src/container/requires'
import { capabilities } from './capabilities'
import { contractSchema } from './contractSchema'
import { originsByMoment } from './privacy/privacyManifest'

/** Version of the exposed surface, in semver: what hosts are checked against. */
const contract = '1.3.0'

/** Under this name for those who know no other, and under its hash, so that nothing old is taken for it. */
const plainEntry = 'remoteEntry.js'

/** Modules whose files are fetched together, before the entry has asked for them. */
const buttonModules = ['WalletProvider', 'ConnectButton', 'useWallet']

const isLanguage = /\bsrc[\\/]messages[\\/]languages\b/

type Hashes = Readonly<Record<string, string>>

/**
 * Writes `contract.json` beside the manifest: what a page must bring, said before any of our code
 * runs, and the hashes from which every script of ours is checked; and the schema that it follows.
 */
export class ContractPlugin {
  apply(compiler: Compiler) {
    const name = 'ContractPlugin'
    const { sources } = compiler.webpack
    const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT
    const packageFile = path.join(compiler.context, 'package.json')
    const { version } = JSON.parse(readFileSync(packageFile, 'utf8'))
    const react = path.join(compiler.context, 'node_modules/react/package.json')
    // What a visitor reports is to name the build.
    new rspack.DefinePlugin({
      WALLETDOCK_VERSION: JSON.stringify(version),
      WALLETDOCK_CONTRACT: JSON.stringify(contract),
      WALLETDOCK_REACT: JSON.stringify(
        JSON.parse(readFileSync(react, 'utf8')).version,
      ),
    }).apply(compiler)
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      checkScripts(compilation, name)
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        const emit = (file: string, value: unknown) => {
          const text = JSON.stringify(value)
          compilation.emitAsset(file, new sources.RawSource(text))
          return text
        }
        const textOf = (file: string) => String(assets[file]?.source() ?? '')
        const languages = languageFiles(compilation)
        const scripts = Object.keys(assets).filter((file) =>
          /^chunks\/.*\.js$/.test(file),
        )
        const hashesOf = (files: readonly string[]): Hashes =>
          Object.fromEntries(files.map((file) => [file, hash(textOf(file))]))
        const emitTable = (name: string, hashes: Hashes) => {
          const digest = shortHash(JSON.stringify(hashes))
          const file = `chunks/${name}.${digest}.json`
          return `${file} ${hash(emit(file, hashes))}`
        }
        const chunks = hashesOf(
          scripts.filter((file) => !languages.includes(file)),
        )
        const line = emitTable('integrity', {
          ...chunks,
          // Anyone who reads English does not download the hashes of the other languages.
          more: emitTable('languages', hashesOf(languages)),
        })
        const built = textOf(plainEntry).replace('__TABLE_OF_HASHES__', line)
        const source = new sources.RawSource(built)
        compilation.updateAsset(plainEntry, source)
        const entry = `remoteEntry.${shortHash(built)}.js`
        compilation.emitAsset(entry, source)
        const preload = filesOf(compilation, buttonModules)
        emit('contract.schema.json', contractSchema)
        emit('contract.json', {
          name: 'walletdock',
          version,
          contract,
          entry,
          global: 'walletdock',
          requires,
          modes: ['shared', 'isolated'],
          exposes: Object.keys(exposes),
          capabilities,
          origins: originsByMoment(
            Object.keys(assets)
              .filter((file) => file.endsWith('.js'))
              .map(textOf),
          ),
          preload,
          integrity: {
            [entry]: hash(built),
            ...Object.fromEntries([line.split(' ')]),
            ...Object.fromEntries(preload.map((file) => [file, chunks[file]])),
          },
        })
      })
    })
  }
}

/** Gives each script that a chunk is loaded by the hash that `checkedChunks.ts` knows for it. */
function checkScripts(compilation: Compilation, name: string) {
  const { createScript } = rspack.RuntimePlugin.getCompilationHooks(compilation)
  createScript.tap(
    name,
    (code) => `${code}
var hash = __webpack_require__.hashOf && __webpack_require__.hashOf(url);
if (hash) { script.integrity = hash; script.crossOrigin = 'anonymous'; }`,
  )
}

/** The scripts that the named modules need at once. */
function filesOf(compilation: Compilation, modules: readonly string[]) {
  const files = modules.flatMap((module) => [
    ...(compilation.namedChunkGroups.get(module)?.getFiles() ?? []),
  ])
  return [...new Set(files)].sort()
}

/** The scripts that each hold a language besides English. */
function languageFiles({ chunks, chunkGraph }: Compilation) {
  const files = [...chunks].flatMap((chunk) =>
    chunkGraph
      .getChunkModules(chunk)
      .some((module) => isLanguage.test(module.nameForCondition() ?? ''))
      ? [...chunk.files]
      : [],
  )
  return files.sort()
}

/** @see https://www.w3.org/TR/sri/ */
function hash(text: string) {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`
}

function shortHash(text: string) {
  return createHash('sha256').update(text).digest('hex').slice(0, 8)
}
