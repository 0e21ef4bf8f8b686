import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Compiler, type Module, rspack } from '@rspack/core'
import { billOfMaterials, type Lock } from './billOfMaterials'

/** Writes `sbom.json`, which lists the packages that the scripts contain: those of the module graph, and no others. */
export class BillPlugin {
  apply(compiler: Compiler) {
    const name = 'BillPlugin'
    const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT
    const { RawSource } = compiler.webpack.sources
    const read = (file: string) =>
      JSON.parse(readFileSync(path.join(compiler.context, file), 'utf8'))
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const folders = new Set<string>()
        for (const module of compilation.modules)
          for (const folder of foldersOf(module, compiler.context))
            folders.add(folder)
        const lock: Lock = read('package-lock.json')
        const { version } = read('package.json')
        const bill = JSON.stringify(billOfMaterials(lock, version, folders))
        compilation.emitAsset('sbom.json', new RawSource(bill))
      })
    })
  }
}

/** Returns the folders of the packages that a module is from, as the lock file writes them. */
function foldersOf(module: Module, root: string): readonly string[] {
  if (module instanceof rspack.ConcatenatedModule)
    return module.modules.flatMap((inner) => foldersOf(inner, root))
  const file = module.nameForCondition()
  if (!file) return []
  const inside = path.relative(root, file).replaceAll(path.sep, '/')
  const [folder] = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(inside) ?? []
  return folder ? [folder] : []
}
