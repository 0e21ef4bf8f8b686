import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import AdmZip from 'adm-zip'
import { build } from '../../host-example/local/build'
import type { KeptRelease } from './KeptRelease'

const root = path.join(import.meta.dirname, '../..')
const json = (file: string) =>
  JSON.parse(readFileSync(path.join(root, file), 'utf8'))

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
const { contract, version } = json('dist/contract.json')
const { packages } = json('package-lock.json')
const { dependencies } = json('host-example/package.json')
const zip = new AdmZip()
const files: Record<string, string> = {}

for (const [part, { folder, without }] of Object.entries(parts))
  for (const file of filesIn(path.join(root, folder))) {
    if (without.test(file)) continue
    const bytes = readFileSync(path.join(root, folder, file))
    const name = `${part}/${file}`
    zip.addFile(name, bytes)
    files[name] = createHash('sha256').update(bytes).digest('hex')
  }

const kept: KeptRelease = {
  contract,
  version,
  libraries: Object.fromEntries(
    Object.keys(dependencies)
      .filter((name) => name !== 'walletdock')
      .map((name) => [name, packages[`node_modules/${name}`].version]),
  ),
  files,
}
const place = path.join(import.meta.dirname, 'release')
zip.writeZip(`${place}.zip`)
writeFileSync(`${place}.json`, `${JSON.stringify(kept, null, 2)}\n`)
process.stdout.write(
  `Saved the build of version ${version}, with API ${contract}.\n`,
)

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(folder, path.join(entry.parentPath, entry.name)),
    )
    .sort()
}
