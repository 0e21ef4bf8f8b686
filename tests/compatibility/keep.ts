import { readdirSync } from 'node:fs'
import path from 'node:path'
import AdmZip from 'adm-zip'
import { build } from '../../host-example/local/build'
import { archive } from './lastRelease'

const root = path.join(import.meta.dirname, '../..')

/** Files that the tests of the older release load, by their folder in the archive. */
const parts = {
  remote: {
    folder: 'dist',
    without: /^(host|federation|status|@mf-types|mf-|sbom|modules)|\.tgz$/,
  },
  host: {
    folder: 'host-example/dist',
    without: /^(gallery|docs|theme|compare|self-test|federated)/,
  },
}

await build()
const zip = new AdmZip()
for (const [part, { folder, without }] of Object.entries(parts)) {
  const from = path.join(root, folder)
  const files = readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  for (const file of files.sort()) {
    const name = path.relative(from, file)
    if (!without.test(name))
      zip.addLocalFile(file, path.dirname(`${part}/${name}`))
  }
}
zip.writeZip(archive)
process.stdout.write(`Saved the build in ${archive}.\n`)
