import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  type Compilation,
  type Compiler,
  type Module,
  rspack,
} from '@rspack/core'
import { hashOf, versionIn } from '../project'
import { billOfMaterials, type Lock } from './billOfMaterials'

/** A script, and the hash that it must have. */
type Entry = { readonly file: string; readonly hash: string }

/**
 * Passes facts about the build with the federation runtime to the kit's build, which runs afterwards. `contract.json`
 * contains the hashes of both entries, and `sbom.json` contains the packages of both builds.
 */
export class FederatedBuildPlugin {
  #entry: Entry | undefined
  #packages: readonly string[] = []

  /** Folders of the packages in its scripts, in the form of the lock file. */
  get packages(): readonly string[] {
    return this.#packages
  }

  /** The entry. @throws Error before the build */
  get entry(): Entry {
    if (!this.#entry) throw new Error('The federated entry is not built yet.')
    return this.#entry
  }

  apply(compiler: Compiler) {
    const name = 'FederatedBuildPlugin'
    const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        const [file = '', source] =
          Object.entries(assets).find(([file]) =>
            /\/remoteEntry\.\w+\.js$/.test(file),
          ) ?? []
        if (source)
          this.#entry = {
            file,
            hash: hashOf(String(source.source()), 'sha256'),
          }
        this.#packages = packageFolders(compilation)
      })
    })
  }
}

/**
 * Writes `modules.json`, which lists the modules in each script: our own by their paths, and others by their packages.
 * Error reports name the script, and tests compare the list with what each stage may download.
 */
export class ModulesPlugin {
  /** @param file path of the file */
  constructor(readonly file = 'modules.json') {}

  apply(compiler: Compiler) {
    const name = 'ModulesPlugin'
    const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT
    const { RawSource } = compiler.webpack.sources
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const { chunks, chunkGraph } = compilation
        const lists = [...chunks].flatMap((chunk) => {
          const names = chunkGraph
            .getChunkModules(chunk)
            .flatMap((module) => filesOf(module, compiler.context))
            .map(nameOf)
          const modules = [...new Set(names)].sort()
          return [...chunk.files].map((file) => [file, modules] as const)
        })
        // Sort the chunks, because the bundler lists them in a different order in each build.
        const sorted = Object.fromEntries(
          lists.toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
        const text = JSON.stringify(sorted)
        compilation.emitAsset(this.file, new RawSource(text))
      })
    })
  }
}

function nameOf(file: string): string {
  const [, library] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file) ?? []
  return library ?? file
}

/** Writes `sbom.json`, which lists the packages that the scripts contain. Reads them from the module graph. */
export class BillPlugin {
  /** @param others a build whose packages are listed as well */
  constructor(readonly others: { readonly packages: readonly string[] }) {}

  apply(compiler: Compiler) {
    const name = 'BillPlugin'
    const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT
    const { RawSource } = compiler.webpack.sources
    const lockFile = path.join(compiler.context, 'package-lock.json')
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const folders = [
          ...packageFolders(compilation),
          ...this.others.packages,
        ]
        const lock: Lock = JSON.parse(readFileSync(lockFile, 'utf8'))
        const bill = JSON.stringify(
          billOfMaterials(lock, versionIn(''), new Set(folders)),
        )
        compilation.emitAsset('sbom.json', new RawSource(bill))
      })
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
    const name = 'CalledOnLoadPlugin'
    const { ConcatSource } = compiler.webpack.sources
    // Run after the minifier, which removes all comments.
    const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const { chunks, chunkGraph } = compilation
        for (const chunk of chunks) {
          const files = chunkGraph
            .getChunkModules(chunk)
            .map((module) => module.nameForCondition())
          if (files.some((file) => isCalledLater.test(file ?? ''))) continue
          for (const file of chunk.files)
            compilation.updateAsset(file, (old) =>
              old.size() < leastLength ? old : new ConcatSource(hint, old),
            )
        }
      })
    })
  }
}

/** Returns the files that a module was made from, relative to a folder, with slashes on every system. */
function filesOf(module: Module, root: string): readonly string[] {
  if (module instanceof rspack.ConcatenatedModule)
    return module.modules.flatMap((inner) => filesOf(inner, root))
  const file = module.nameForCondition()
  return file ? [path.relative(root, file).replaceAll(path.sep, '/')] : []
}

/** Returns the folders of the packages in a build's scripts, in the form of the lock file. */
function packageFolders({ modules, compiler }: Compilation): readonly string[] {
  const folders = [...modules]
    .flatMap((module) => filesOf(module, compiler.context))
    // Our own files do not belong to a package.
    .flatMap(
      (file): readonly string[] =>
        /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? [],
    )
  return [...new Set(folders)]
}
