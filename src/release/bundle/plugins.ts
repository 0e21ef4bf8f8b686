import path from 'node:path'
import {
  type Compilation,
  type Compiler,
  type Module,
  rspack,
} from '@rspack/core'
import AdmZip from 'adm-zip'
import { hashOf } from '../project'

const {
  PROCESS_ASSETS_STAGE_PRE_PROCESS: beforeMinifying,
  PROCESS_ASSETS_STAGE_DEV_TOOLING: atSourceMaps,
  PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER: atArchive,
  PROCESS_ASSETS_STAGE_REPORT: atReport,
} = rspack.Compilation

/** After the minifier, and before source maps are written. Later changes of a script would not be in its map. */
export const afterMinifying = atSourceMaps - 2

export function processAssets(
  compiler: Compiler,
  work: (compilation: Compilation) => void,
  stage: number = atReport,
): void {
  const name = 'Walletdock'
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    compilation.hooks.processAssets.tap({ name, stage }, () =>
      work(compilation),
    )
  })
}

export function emit(
  compilation: Compilation,
  file: string,
  content: string | Buffer | Source,
): void {
  const source =
    typeof content === 'string' || Buffer.isBuffer(content)
      ? new rspack.sources.RawSource(content)
      : content
  if (compilation.getAsset(file)) compilation.updateAsset(file, source)
  else compilation.emitAsset(file, source)
}

export type Source = Compilation['assets'][string]

/** Replaces every match in a script. Its source map stays right. */
export function replaceIn(
  script: Source,
  pattern: RegExp,
  change: (match: string) => string,
): Source {
  const replaced = new rspack.sources.ReplaceSource(script)
  for (const { 0: match, index } of String(script.source()).matchAll(pattern))
    replaced.replace(index, index + match.length - 1, change(match))
  return replaced
}

type Entry = { readonly file: string; readonly hash: string }

/**
 * Passes facts about the build with the federation runtime to the kit's build, which runs afterwards. `contract.json`
 * contains the hashes of both entries, and `sbom.json` contains the packages of both builds.
 */
export class FederatedBuildPlugin {
  #entry: Entry | undefined
  /** Folders of the packages in its scripts, in the form of the lock file. */
  packages: readonly string[] = []

  /** The entry. @throws Error before the build */
  get entry(): Entry {
    if (!this.#entry) throw new Error('The federated entry is not built yet.')
    return this.#entry
  }

  apply(compiler: Compiler) {
    processAssets(compiler, (compilation) => {
      for (const [file, source] of Object.entries(compilation.assets))
        if (/\/remoteEntry\.\w+\.js$/.test(file)) {
          const hash = hashOf(String(source.source()), 'sha256')
          this.#entry = { file, hash }
        }
      this.packages = packageFolders(compilation)
    })
  }
}

/**
 * Writes `modules.json`, which lists the modules in each script: our own by their paths, and others by their packages.
 * Error reports name the script, and tests compare the list with what each stage may download.
 */
export class ModulesPlugin {
  constructor(readonly file = 'modules.json') {}

  apply(compiler: Compiler) {
    processAssets(compiler, (compilation) => {
      const lists = [...compilation.chunks].flatMap((chunk) => {
        const names = compilation.chunkGraph
          .getChunkModules(chunk)
          .flatMap((module) => filesOf(module, compiler.context))
          .map((file) => {
            const library = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)
            return library?.[1] ?? file
          })
        const modules = [...new Set(names)].sort()
        return [...chunk.files].map((file) => [file, modules] as const)
      })
      // Sort the chunks, because the bundler lists them in a different order in each build.
      lists.sort(([one], [other]) => (one < other ? -1 : 1))
      emit(compilation, this.file, JSON.stringify(Object.fromEntries(lists)))
    })
  }
}

/**
 * With this hint, Chromium compiles a whole script off the main thread while it downloads, instead of each function
 * when it is first called. Most of our own functions are called at once. Libraries contain many functions that are
 * never called, so they do not get the hint.
 * @see https://v8.dev/blog/explicit-compile-hints
 */
const hint = '//# allFunctionsCalledOnLoad\n'

/** Minimum length of a script in characters. Shorter scripts have few functions, so the hint would only add bytes. */
const leastLength = 5000

/** Modules that do not get the hint: libraries, and messages, of which each visitor sees only a few. */
const isCalledLater = /node_modules|\bmessages[\\/]languages\b/

/** Adds the hint to every long script that contains only our own modules. */
export class CalledOnLoadPlugin {
  apply(compiler: Compiler) {
    const addHints = (compilation: Compilation) => {
      for (const chunk of compilation.chunks) {
        const modules = compilation.chunkGraph.getChunkModules(chunk)
        if (
          modules.some((it) => isCalledLater.test(it.nameForCondition() ?? ''))
        )
          continue
        for (const file of chunk.files)
          compilation.updateAsset(file, (old) =>
            old.size() < leastLength
              ? old
              : new rspack.sources.ConcatSource(hint, old),
          )
      }
    }
    // The minifier removes all comments.
    processAssets(compiler, addHints, afterMinifying)
  }
}

const archive = '@mf-types.zip'

/** Files in which the bundler lists modules, libraries and chunks in a random order. */
const randomLists = ['mf-manifest.json', 'mf-stats.json']

/** Makes the same sources produce the same bytes. Removes the folder and the time of a build, and sorts lists. */
export class ReproduciblePlugin {
  apply(compiler: Compiler) {
    const cleanArchive = (compilation: Compilation) => {
      const written = compilation.assets[archive]
      if (written) emit(compilation, archive, withoutTime(written.buffer()))
      else if (compiler.options.mode === 'production')
        throw new Error(`${archive} was not written. Run \`npx tsc\`.`)
    }
    const sortLists = (compilation: Compilation) => {
      for (const file of randomLists) {
        const written = compilation.assets[file]
        if (!written) continue
        const sorted: unknown = JSON.parse(`${written.source()}`, sortedList)
        emit(compilation, file, JSON.stringify(sorted))
      }
    }
    const sortEntry = (compilation: Compilation) => {
      for (const file of Object.keys(compilation.assets))
        if (/\/remoteEntry\.\w+\.js$/.test(file))
          compilation.updateAsset(file, withSortedChunks)
    }
    // Run after the plugins that write the archive and the lists.
    processAssets(compiler, cleanArchive, atArchive + 1)
    processAssets(compiler, sortLists, atReport + 1)
    processAssets(compiler, sortEntry, beforeMinifying)
  }
}

/**
 * Sorts the chunks in the bundler's table of hashes and in the lists of chunks that a module needs. The bundler orders
 * both at random.
 */
function withSortedChunks(script: Source): Source {
  const table = /(?<=\.sriHashes = )\{.*?\}/gs
  const list = /(?<=\[)__webpack_require__\.e\("[^\]]+"\)(?=\])/g
  const sorted = replaceIn(script, table, (text) => {
    const hashes: object = JSON.parse(text)
    return JSON.stringify(Object.fromEntries(Object.entries(hashes).sort()))
  })
  return replaceIn(sorted, list, (text) => text.split(', ').sort().join())
}

/** Reviver for `JSON.parse` that sorts lists by their text. */
function sortedList(_key: string, value: unknown): unknown {
  if (!Array.isArray(value)) return value
  const texts = value.map((item: unknown) => JSON.stringify(item)).sort()
  return texts.map((text): unknown => JSON.parse(text))
}

/** Returns the archive without folders, sorted by file name, with the same time and permissions for all files. */
function withoutTime(written: Buffer): Buffer {
  const zip = new AdmZip()
  for (const file of new AdmZip(written).getEntries()) {
    if (file.isDirectory) continue
    zip.addFile(file.entryName, file.getData(), '', 0o644)
    const added = zip.getEntry(file.entryName)
    // Archives contain the local time, so set one that is the same in all time zones. There are no earlier days.
    if (added) added.header.time = new Date(1980, 0, 1, 12)
  }
  return zip.toBuffer()
}

/** Returns the files that a module was made from, relative to a folder, with slashes on every system. */
function filesOf(module: Module, root: string): readonly string[] {
  if (module instanceof rspack.ConcatenatedModule)
    return module.modules.flatMap((inner) => filesOf(inner, root))
  const file = module.nameForCondition()
  return file ? [path.relative(root, file).replaceAll(path.sep, '/')] : []
}

/** Returns the folders of the packages in a build's scripts, in the form of the lock file. */
export function packageFolders({
  modules,
  compiler,
}: Compilation): readonly string[] {
  const folders = [...modules]
    .flatMap((module) => filesOf(module, compiler.context))
    // Our own files do not belong to a package.
    .map((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0])
  return [...new Set(folders)].filter((folder) => folder !== undefined)
}
