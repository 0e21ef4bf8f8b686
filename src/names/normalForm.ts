/** Names of lower case letters, digits and single hyphens do not change when they are normalised. */
const isPlain = /^[a-z\d]+(-[a-z\d]+)*(\.[a-z\d]+(-[a-z\d]+)*)*$/

/**
 * Normalises a name for ENS. `undefined` if the name is invalid. Names with other characters need ENS' character
 * tables, a separate download of 25 KB.
 * @throws ChunkLoadError if the tables fail to load
 * @see https://docs.ens.domains/resolution/names#normalizing-names
 */
export async function normalForm(name: string): Promise<string | undefined> {
  if (isPlain.test(name)) return name
  const { normalize } = await import('viem/ens')
  try {
    return normalize(name)
  } catch {
    // `normalize` throws for invalid names.
    return undefined
  }
}
