/** Letters, digits and single hyphens between them: for certain their own normal form. */
const isPlain = /^[a-z\d]+(-[a-z\d]+)*(\.[a-z\d]+(-[a-z\d]+)*)*$/

/**
 * A name as ENS looks it up; `undefined` when the rules allow no such name. Anything but a plain one takes ENS' tables
 * of letters, which are 25 KB and fetched for it.
 * @throws ChunkLoadError when they cannot be fetched
 * @see https://docs.ens.domains/resolution/names#normalizing-names
 */
export async function normalForm(name: string): Promise<string | undefined> {
  if (isPlain.test(name)) return name
  const { normalize } = await import('viem/ens')
  try {
    return normalize(name)
  } catch {
    // What the rules do not allow is no name.
    return undefined
  }
}
