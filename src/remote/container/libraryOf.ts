import { type Shares, versionOf } from './pageLibraries'

/** Loads the copy of a library that the page runs. Returns `undefined` if the page does not share it. */
export async function libraryOf<Library>(
  offered: Shares,
  name: string,
): Promise<Library | undefined> {
  const version = versionOf(offered[name])
  const share = version && offered[name]?.[version]
  if (!share) return
  // The page's share scope is untyped.
  const factory = (await share.get()) as () => Library
  return factory()
}
