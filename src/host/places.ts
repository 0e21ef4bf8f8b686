import { findRelease } from './findRelease'
import { folderOf } from './folderOf'
import type { LoadOptions } from './LoadOptions'
import { lastGood } from './lastGood'
import type { Place } from './Place'
import { page } from './page'
import type { ModuleName } from './WalletdockModules'

/** Finds one place where the remote may be had. */
export type FindPlace = (signal: AbortSignal) => Promise<Place>

/** Where the remote may be had, best first: the channel's release, the last that worked, other origins. */
export function places({
  url,
  channel,
  publicKey,
  integrity,
  preload,
  fallbackUrls = [],
}: LoadOptions<ModuleName>): readonly FindPlace[] {
  const folders = [url, ...fallbackUrls].map(folderOf)
  if (!channel)
    return folders.map((base) => async () => ({
      base,
      contract: integrity,
      preload,
    }))
  const [first, ...others] = folders.map((folder) => ({
    folder,
    find: (signal: AbortSignal) =>
      onceAPage(`${channel} ${folder}`, () =>
        findRelease(folder, { channel, publicKey }, signal),
      ),
  }))
  if (!first) return []
  const last = lastGood(first.folder)
  return [
    first.find,
    ...(last ? [async () => last] : []),
    ...others.map(({ find }) => find),
  ]
}

/** All parts of a page follow the answer that the first of them got. */
function onceAPage(key: string, find: () => Promise<Place>): Promise<Place> {
  const { found } = page()
  const known = found.get(key)
  if (known) return known
  const finding = find()
  found.set(key, finding)
  finding.catch(() => found.delete(key))
  return finding
}
