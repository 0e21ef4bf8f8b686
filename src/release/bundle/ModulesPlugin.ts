import { type Compiler, rspack } from '@rspack/core'
import { filesOf } from './filesOf'

/**
 * Writes `modules.json`, which lists the modules in each script: ours by their path, others by their package. Scripts
 * have numbers for names, so a report that names one means nothing without this list.
 */
export class ModulesPlugin {
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
        // The bundler lists chunks in an order that differs from build to build.
        const sorted = Object.fromEntries(
          lists.toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
        const text = JSON.stringify(sorted)
        compilation.emitAsset('modules.json', new RawSource(text))
      })
    })
  }
}

function nameOf(file: string): string {
  const [, library] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file) ?? []
  return library ?? file
}
