import { foldersOf } from '../channels/folderOf'
import { places, slowFolders } from '../channels/places'
import { watchPolicy } from '../check/watchPolicy'
import { asLoadFailure, type LoadFailure } from '../LoadFailure'
import type { LoadOptions } from '../LoadOptions'
import type { Place } from '../Place'
import type { ModuleName } from '../WalletdockModules.initial'
import { type TimeLimit, timeLimit } from './timeLimit'

/**
 * Tries the places of a remote one after the other, within the page's time limit. Returns the result of the first
 * attempt that succeeds.
 * @param check rejects if the options are not valid. All places wait for it, so that none is requested before.
 * @throws LoadFailure of the first place, because the host can fix that one
 */
export async function tryPlaces<Result>(
  options: LoadOptions<ModuleName>,
  check: Promise<void>,
  attempt: (place: Place, limit: TimeLimit) => Promise<Result>,
): Promise<Result> {
  const { url, timeoutMs = 8000 } = options
  const end = performance.now() + timeoutMs
  let leftMs = timeoutMs
  const ways = places(options)
  let first: LoadFailure | undefined
  for (const [at, { folder, find }] of ways.entries()) {
    if (leftMs <= 0) break
    // Each place gets an equal share of the remaining time, so the last one gets all of it.
    const limit = timeLimit(leftMs / (ways.length - at), leftMs, url)
    const policy = watchPolicy(foldersOf(options))
    try {
      await limit.within(check)
      return await attempt(await limit.within(find(limit.signal)), limit)
    } catch (error) {
      const failure = (await policy.failure()) ?? asLoadFailure(error)
      first ??= failure
      if (failure.reason === 'timed-out' && folder) slowFolders().add(folder)
      // A mirror may say so after the origin has failed. No later place may then serve a release.
      if (failure.reason === 'disabled') break
    } finally {
      limit.end()
      policy.end()
      leftMs = end - performance.now()
    }
  }
  throw asLoadFailure(first)
}
