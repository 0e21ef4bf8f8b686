import { type Compiler, rspack } from '@rspack/core'
import AdmZip from 'adm-zip'

const archive = '@mf-types.zip'

/** Keeps the folder and the time of a build out of what is built: the same sources give the same bytes. */
export class ReproduciblePlugin {
  apply(compiler: Compiler) {
    const name = 'ReproduciblePlugin'
    // After the plugin that writes the archive.
    const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER + 1
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        const written = assets[archive]
        if (!written) return
        const { RawSource } = compiler.webpack.sources
        compilation.updateAsset(
          archive,
          new RawSource(withoutTime(written.buffer())),
        )
      })
    })
  }
}

/** The archive's files alone, in the order of their names, of one time and one owner. */
function withoutTime(written: Buffer): Buffer {
  const zip = new AdmZip()
  const files = new AdmZip(written)
    .getEntries()
    .filter(({ isDirectory }) => !isDirectory)
  for (const file of files) {
    zip.addFile(file.entryName, file.getData(), '', 0o644)
    const added = zip.getEntry(file.entryName)
    // Archives hold local time: noon on the first day that they know.
    if (added) added.header.time = new Date(1980, 0, 1, 12)
  }
  return zip.toBuffer()
}
