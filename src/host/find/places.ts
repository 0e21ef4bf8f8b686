import type { LoadOptions } from '../LoadOptions'
import { page } from '../page'
import type { ModuleName } from '../WalletdockModules'
import { findRelease } from './findRelease'
import { folderOf, foldersOf } from './folderOf'
import { recall } from './memory'
import type { Place } from './Place'

/** Finds one place where the remote may be. */
export type FindPlace = (signal: AbortSignal) => Promise<Place>

/**
 * Where the remote may be, best first: what each origin's channels say now, then what the newest of them said at
 * an earlier visit.
 */
export function places(options: LoadOptions<ModuleName>): readonly FindPlace[] {
  const { url, channel, publicKey, integrity, preload } = options
  const folders = foldersOf(options)
  if (!channel)
    return folders.map((base) => async () => ({
      base,
      contract: integrity,
      preload,
    }))
  // A key's owner is the same wherever the files lie.
  const owner = publicKey ?? folderOf(url)
  const following = { channel, publicKey, owner, folders }
  const shared =
    (from: string, find: FindPlace): FindPlace =>
    (signal) =>
      together(`${channel} ${publicKey} ${from}`, () => find(signal))
  const asking = folders.map((folder) =>
    shared(folder, (signal) => findRelease(folder, following, signal)),
  )
  if (!recall(owner)) return asking
  const recalling = shared(`kept ${folders}`, async (signal) => {
    const { recallRelease } = await import('./recallRelease')
    return recallRelease(following, signal)
  })
  return [...asking, recalling]
}

/** Parts of a page that load together follow one answer, until what it led to fails. */
function together(key: string, find: () => Promise<Place>): Promise<Place> {
  const { found } = page()
  const known = found.get(key)
  if (known) return known
  const finding = find()
  found.set(key, finding)
  finding.catch(() => found.delete(key))
  return finding
}
