import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Compiler, rspack } from '@rspack/core'
import { billOfMaterials, type Lock } from '../check/billOfMaterials'
import { packageFolders } from './filesOf'

/** Writes `sbom.json`, which lists the packages that the scripts contain. Reads them from the module graph. */
export class BillPlugin {
  /** @param others a build whose packages are listed as well */
  constructor(readonly others: { readonly packages: readonly string[] }) {}

  apply(compiler: Compiler) {
    const name = 'BillPlugin'
    const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT
    const { RawSource } = compiler.webpack.sources
    const read = (file: string) =>
      JSON.parse(readFileSync(path.join(compiler.context, file), 'utf8'))
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const folders = [
          ...packageFolders(compilation),
          ...this.others.packages,
        ]
        const lock: Lock = read('package-lock.json')
        const { version } = read('package.json')
        const bill = JSON.stringify(
          billOfMaterials(lock, version, new Set(folders)),
        )
        compilation.emitAsset('sbom.json', new RawSource(bill))
      })
    })
  }
}
