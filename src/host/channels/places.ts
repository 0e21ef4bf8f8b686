import { loadLocal } from '../files/localValues'
import type { LoadOptions } from '../LoadOptions'
import type { Place } from '../Place'
import { page } from '../page'
import type { ModuleName } from '../WalletdockModules.initial'
import { findRelease } from './findRelease'
import { folderOf, foldersOf } from './folderOf'

/** One way to find the remote. */
export type ReleaseSource = {
  /** Folder to load from; `undefined` for the channels that an earlier visit stored. */
  readonly folder?: string | undefined
  readonly find: (signal: AbortSignal) => Promise<Place>
}

/**
 * Returns the ways to find the remote, in the order in which the kit tries them: the folders with their current
 * channels, then the newest stored channels. Folders that have timed out on this page come after all other folders.
 */
export function places(
  options: LoadOptions<ModuleName>,
): readonly ReleaseSource[] {
  const { url, channel, publicKey, integrity, preload } = options
  const folders = foldersOf(options)
  const slow = slowFolders()
  const ordered = [
    ...folders.filter((folder) => !slow.has(folder)),
    ...folders.filter((folder) => slow.has(folder)),
  ]
  if (!channel)
    return ordered.map((base) => ({
      folder: base,
      find: async () => ({ base, contract: integrity, preload }),
    }))
  const keys = publicKey === undefined ? undefined : [publicKey].flat()
  // The owner of a key is the same for all folders.
  const owners = keys ?? [folderOf(url)]
  const following = { channel, keys, owners, folders }
  const shared =
    (from: string, find: ReleaseSource['find']): ReleaseSource['find'] =>
    (signal) =>
      together(`${channel} ${keys} ${from}`, () => find(signal))
  const asking = ordered.map((folder) => ({
    folder,
    find: shared(folder, (signal) => findRelease(folder, following, signal)),
  }))
  if (!owners.some(loadLocal)) return asking
  const find = shared(`kept ${folders}`, async (signal) => {
    const { loadStoredRelease } = await import('./loadStoredRelease')
    return loadStoredRelease(following, signal)
  })
  return [...asking, { find }]
}

/** Returns the folders that have timed out on this page. The next load tries all other folders first. */
export function slowFolders(): Set<string> {
  const shared = page()
  shared.slow ??= new Set()
  return shared.slow
}

/** Shares one result between the parts of a page, until the search or the remote that it found fails. */
function together(key: string, find: () => Promise<Place>): Promise<Place> {
  const { found } = page()
  const known = found.get(key)
  if (known) return known
  const finding = find()
  found.set(key, finding)
  finding.catch(() => found.delete(key))
  return finding
}
