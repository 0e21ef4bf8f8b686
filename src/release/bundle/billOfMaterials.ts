type Package = {
  readonly version?: string
  readonly license?: string
  readonly integrity?: string
}

/** The packages in npm's lock file, by folder. */
export type Lock = { readonly packages: Readonly<Record<string, Package>> }

/**
 * Returns the packages that a release contains, with the versions and hashes of the lock file.
 * @param folders folders of the packages whose modules are in the release, in the form of the lock file
 * @see https://cyclonedx.org/docs/1.6/json/
 */
export function billOfMaterials(
  lock: Lock,
  version: string,
  folders: ReadonlySet<string>,
) {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: { type: 'application', name: 'walletdock', version },
    },
    components: Object.entries(lock.packages)
      .filter(([folder]) => folders.has(folder))
      .map(([folder, found]) => component(folder, found)),
  }
}

function component(
  folder: string,
  { version = '', license, integrity }: Package,
) {
  const name = folder.split('node_modules/').at(-1) ?? folder
  const [algorithm, digest = ''] = integrity?.split('-') ?? []
  return {
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(license && { licenses: [{ expression: license }] }),
    ...(algorithm === 'sha512' && {
      hashes: [
        {
          alg: 'SHA-512',
          content: Buffer.from(digest, 'base64').toString('hex'),
        },
      ],
    }),
  }
}
