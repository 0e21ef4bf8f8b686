import { type Compiler, rspack } from '@rspack/core'
import AdmZip from 'adm-zip'

const archive = '@mf-types.zip'

/** Files in which the bundler lists modules, libraries and chunks in a random order. */
const lists = ['mf-manifest.json', 'mf-stats.json']

/** Makes the same sources produce the same bytes. Removes the folder and the time of a build, and sorts lists. */
export class ReproduciblePlugin {
  apply(compiler: Compiler) {
    const name = 'ReproduciblePlugin'
    // Run after the plugin that writes the archive.
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
      // Run after the plugin that writes the lists.
      const last = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 1
      compilation.hooks.processAssets.tap({ name, stage: last }, (assets) => {
        const { RawSource } = compiler.webpack.sources
        for (const file of lists) {
          const written = assets[file]
          if (!written) continue
          const sorted = JSON.stringify(
            JSON.parse(`${written.source()}`, sortedList),
          )
          compilation.updateAsset(file, new RawSource(sorted))
        }
      })
    })
  }
}

/** Reviver for `JSON.parse` that sorts lists by their text. */
function sortedList(_key: string, value: unknown): unknown {
  if (!Array.isArray(value)) return value
  return value
    .map((item: unknown) => JSON.stringify(item))
    .sort()
    .map((text): unknown => JSON.parse(text))
}

/** Returns the archive without folders, sorted by file name, with the same time and permissions for all files. */
function withoutTime(written: Buffer): Buffer {
  const zip = new AdmZip()
  const files = new AdmZip(written)
    .getEntries()
    .filter(({ isDirectory }) => !isDirectory)
  for (const file of files) {
    zip.addFile(file.entryName, file.getData(), '', 0o644)
    const added = zip.getEntry(file.entryName)
    // Archives contain the local time, so set a time that is the same in all time zones. The format does not support
    // earlier days.
    if (added) added.header.time = new Date(1980, 0, 1, 12)
  }
  return zip.toBuffer()
}
