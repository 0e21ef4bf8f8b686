import { type Compiler, rspack } from '@rspack/core'
import { filesOf } from './filesOf'

/**
 * Writes `modules.json`, which lists the modules in each script: our own by their paths, and others by their packages.
 * The names of scripts are numbers, so error reports cannot be understood without this list.
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
