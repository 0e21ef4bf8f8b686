import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Compiler } from '@rspack/core'
import { versionIn } from '../project'
import { emit, packageFolders, processAssets } from './plugins'

/**
 * Writes `sbom.json`, which lists the packages that the scripts contain, with the versions and hashes of npm's lock
 * file. Reads them from the module graph.
 * @see https://cyclonedx.org/docs/1.6/json/
 */
export class BillPlugin {
  /** @param others a build whose packages are listed as well */
  constructor(readonly others: { readonly packages: readonly string[] }) {}

  apply(compiler: Compiler) {
    processAssets(compiler, (compilation) => {
      const folders = [...packageFolders(compilation), ...this.others.packages]
      const lockFile = path.join(compiler.context, 'package-lock.json')
      const lock: Lock = JSON.parse(readFileSync(lockFile, 'utf8'))
      const bill = {
        bomFormat: 'CycloneDX',
        specVersion: '1.6',
        version: 1,
        metadata: {
          component: {
            type: 'application',
            name: 'walletdock',
            version: versionIn(''),
          },
        },
        components: Object.entries(lock.packages)
          .filter(([folder]) => folders.includes(folder))
          .map(([folder, found]) => component(folder, found)),
      }
      emit(compilation, 'sbom.json', JSON.stringify(bill))
    })
  }
}

type Package = {
  readonly version?: string
  readonly license?: string
  readonly integrity?: string
}

type Lock = { readonly packages: Readonly<Record<string, Package>> }

function component(
  folder: string,
  { version = '', license, integrity }: Package,
) {
  const name = folder.split('node_modules/').at(-1) ?? folder
  const [algorithm, digest = ''] = integrity?.split('-') ?? []
  const content = Buffer.from(digest, 'base64').toString('hex')
  return {
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(license && { licenses: [{ expression: license }] }),
    ...(algorithm === 'sha512' && { hashes: [{ alg: 'SHA-512', content }] }),
  }
}
