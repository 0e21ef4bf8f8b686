type Package = {
  readonly version?: string
  readonly license?: string
  readonly integrity?: string
  readonly dev?: boolean
  readonly link?: boolean
}

/** A lock file's packages by folder, as npm writes them. */
export type Lock = { readonly packages: Readonly<Record<string, Package>> }

/**
 * What a release was made of, from the lock file; the same for the same lock.
 * @see https://cyclonedx.org/docs/1.6/json/
 */
export function billOfMaterials(lock: Lock, version: string) {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: { type: 'application', name: 'walletdock', version },
    },
    components: Object.entries(lock.packages)
      .filter(
        ([folder, { dev, link }]) =>
          folder.includes('node_modules/') && !dev && !link,
      )
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
