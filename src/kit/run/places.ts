import type { ModuleName } from '../../remote/container/WalletdockModules'
import { findRelease } from '../channels/findRelease'
import { folderOf, foldersOf } from '../channels/folderOf'
import { thresholdOf } from '../channels/thresholdOf'
import { loadLocal } from '../files/localValues'
import { asLoadFailure, LoadFailure } from '../LoadFailure'
import type { LoadOptions } from '../LoadOptions'
import type { Place } from '../Place'
import { pageState } from '../pageState'
import { type TimeLimit, timeLimit } from './timeLimit'

/**
 * Tries the places of a remote one after the other, within the page's time limit. Returns the result of the first
 * attempt that succeeds.
 * @param check rejects if the options are not valid. The kit sends no request to any place before it resolves
 * @throws LoadFailure of the first place, because the host can fix that failure
 */
export async function tryPlaces<Result>(
  options: LoadOptions<ModuleName>,
  check: Promise<void>,
  attempt: Attempt<Result>,
): Promise<Result> {
  const { url, timeoutMs = 8000 } = options
  const end = performance.now() + timeoutMs
  let leftMs = timeoutMs
  const ways = places(options)
  let first: LoadFailure | undefined
  for (const [at, { folder, find }] of ways.entries()) {
    if (leftMs <= 0) break
    // Each place gets an equal share of the remaining time, so the last place gets all of it.
    const limit = timeLimit(leftMs / (ways.length - at), leftMs, url)
    const policy = watchPolicy(foldersOf(options))
    try {
      await limit.within(check)
      const place = await limit.within(find(limit.signal))
      const result = await attempt(place, limit, first)
      if (first) warnOnce(place, first)
      return result
    } catch (error) {
      const failure = (await policy.failure()) ?? asLoadFailure(error)
      first ??= failure
      if (failure.reason === 'timed-out' && folder) slowFolders().add(folder)
      // A mirror may report that the wallet is disabled after the origin has failed.
      if (failure.reason === 'disabled') break
    } finally {
      limit.end()
      policy.end()
      leftMs = end - performance.now()
    }
  }
  throw asLoadFailure(first)
}

/** Uses a place. `first` is the failure of the first place, if this is another one. */
export type Attempt<Result> = (
  place: Place,
  limit: TimeLimit,
  first: LoadFailure | undefined,
) => Promise<Result>

let hasWarned = false

/** Logs once that the first place has failed. Visitors do not notice, so nobody else would report an attack. */
function warnOnce({ base }: Place, { message }: LoadFailure) {
  if (!hasWarned)
    console.warn(
      `Walletdock was loaded from ${base}, because the first place failed: ${message}`,
    )
  hasWarned = true
}

/** One way to find the remote. `folder` is `undefined` for the channels that an earlier visit stored. */
type ReleaseSource = {
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
  const ordered = [...folders].sort(
    (one, other) => +slow.has(one) - +slow.has(other),
  )
  if (!channel)
    return ordered.map((base) => ({
      folder: base,
      find: async () => ({ base, contract: integrity, preload }),
    }))
  const threshold = thresholdOf(publicKey)
  // The owner of a key is the same for all folders.
  const owners = threshold?.keys ?? [folderOf(url)]
  const following = { channel, threshold, owners, folders }
  /** Shares one result between the parts of a page, until the search fails or the found remote fails. */
  const together =
    (from: string, find: ReleaseSource['find']): ReleaseSource['find'] =>
    (signal) => {
      const key = `${channel} ${JSON.stringify(threshold)} ${from}`
      const { found } = pageState()
      const search = found.get(key) ?? find(signal)
      if (!found.has(key)) search.catch(() => found.delete(key))
      found.set(key, search)
      return search
    }
  const ways: ReleaseSource[] = ordered.map((folder) => ({
    folder,
    find: together(folder, (signal) => findRelease(folder, following, signal)),
  }))
  if (owners.some(loadLocal))
    ways.push({
      find: together(`kept ${folders}`, async (signal) => {
        const stored = await import('../channels/loadStoredRelease')
        return stored.loadStoredRelease(following, signal)
      }),
    })
  return ways
}

function slowFolders(): Set<string> {
  const shared = pageState()
  shared.slow ??= new Set()
  return shared.slow
}

/**
 * Watches for violations of this page's Content-Security-Policy by the remote, because the errors of blocked requests
 * and scripts do not contain the reason.
 * @param folders folders from which the page may load the remote
 */
export function watchPolicy(folders: readonly string[]) {
  const ownPrefixes = ['walletdock', ...folders]
  let refusal: LoadFailure | undefined
  const note = (event: SecurityPolicyViolationEvent) => {
    const what = event.sample || event.blockedURI
    if (
      event.disposition === 'enforce' &&
      ownPrefixes.some((start) => what.startsWith(start))
    )
      refusal ??= new LoadFailure(
        'forbidden',
        `This page's CSP forbids ${what}: allow it in ${event.effectiveDirective}.`,
      )
  }
  document.addEventListener('securitypolicyviolation', note)
  return {
    /** Returns the first violation as a failure, or `undefined` if there was none. */
    failure: () =>
      // Browsers dispatch the event in a task after the blocked request has failed.
      new Promise<LoadFailure | undefined>((done) =>
        setTimeout(() => done(refusal)),
      ),
    end: () => document.removeEventListener('securitypolicyviolation', note),
  }
}
