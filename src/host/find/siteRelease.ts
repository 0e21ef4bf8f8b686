import { fetchContract } from '../check/fetchContract'
import type { LoadOptions } from '../LoadOptions'
import { announce, withdraw } from '../life'
import { page } from '../page'
import type { ModuleName } from '../WalletdockModules'
import { findRelease } from './findRelease'
import { foldersOf } from './folderOf'
import type { Place } from './Place'

/**
 * Returns what a page without a channel loads. If its `url` is the root of a site, that is the release that the channel
 * `stable` gives this visitor. Otherwise it is the one release at `url`.
 * @param place folder that the page names
 * @throws LoadFailure as `fetchContract` and `findRelease` do
 */
export async function siteRelease(
  place: Place,
  options: LoadOptions<ModuleName>,
  signal: AbortSignal,
): Promise<Place> {
  const { channel, integrity, preload } = options
  // A page that names the hash of a file has chosen one release.
  if (channel || integrity || preload) return place
  const { base } = place
  const fetched = await announce(
    base,
    fetchContract(place, page().failed.has(base), signal),
  )
  if (!fetched.contract.channels) return { ...place, fetched }
  // Nothing runs at the root itself.
  withdraw(base)
  const folders = foldersOf(options)
  const owners = folders.slice(0, 1)
  const following = { channel: 'stable', owners, folders }
  return findRelease(base, following, signal)
}
