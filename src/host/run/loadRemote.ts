import { watchPolicy } from '../check/watchPolicy'
import type { Place } from '../find/Place'
import { places } from '../find/places'
import { planModules, type Wanted } from '../fit/planModules'
import { asLoadFailure, LoadFailure } from '../LoadFailure'
import type { LoadResult } from '../LoadResult'
import { forgetRemote, page, type RunningRemote } from '../page'
import type { ModuleName, Walletdock } from '../WalletdockModules'
import { openRemote } from './openRemote'
import { takeModules } from './takeModules'

/** Loads all of the named modules of a remote, or reports why not. Never rejects. */
export async function loadRemote<Name extends ModuleName>(
  options: Wanted<Name>,
): Promise<LoadResult<Name>> {
  const { url, fallbackUrls = [], timeoutMs = 8000 } = options
  const ways = places(options)
  // What the first place says is what a host can mend.
  let first: LoadFailure | undefined
  // Each place gets its share of the time, the last one all that is left.
  let leftMs = timeoutMs
  for (const [at, find] of ways.entries()) {
    const begin = performance.now()
    const limit = limitOf(leftMs / (ways.length - at), url)
    const policy = watchPolicy([url, ...fallbackUrls])
    try {
      const place = await orAbort(find(limit.signal), limit.signal)
      const attempt = () =>
        orAbort(load(place, options, limit.signal), limit.signal)
      return await attempt().catch((error) => {
        if (limit.signal.aborted || !mayBeOthers.includes(error.reason))
          throw error
        return attempt()
      })
    } catch (error) {
      const failure = (await policy.failure()) ?? asLoadFailure(error)
      first ??= failure
      if (failure.reason === 'disabled') break
    } finally {
      limit.end()
      policy.end()
      leftMs -= performance.now() - begin
    }
  }
  return { ok: false, failure: first ?? asLoadFailure(first) }
}

/**
 * What a cache or a service worker may have made of an old or damaged answer, and what ended with the limit of another
 * part of the page: asked for once more, past them.
 */
const mayBeOthers = ['corrupt', 'unreachable', 'invalid-contract', 'timed-out']

async function load<Name extends ModuleName>(
  place: Place,
  options: Wanted<Name>,
  signal: AbortSignal,
): Promise<LoadResult<Name>> {
  const { base } = place
  const running = remoteAt(place, options, signal)
  const remote = await running
  const { contract } = remote
  const plan = await planModules(contract, options, remote)
  remote.users++
  // Once it is in use, a second copy beside it would do more harm than a failed chunk. Until then it is
  // forgotten by the last part of the page that waits for it.
  const forget = () =>
    --remote.users || remote.served || forgetRemote(base, running)
  signal.addEventListener('abort', forget)
  try {
    const modules = await takeModules(remote, plan, options)
    remote.served = true
    const { mode, why } = plan
    // What a container gives has no types; the contract and the exposes hold them together.
    const typed = modules as Walletdock<Name>
    const { base: url } = remote
    return { ok: true, modules: typed, contract, mode, why, url }
  } catch (error) {
    if (!signal.aborted) forget()
    throw error
  }
}

/** The remote at a place: the one that runs or is on its way, else a new one. */
function remoteAt(
  place: Place,
  options: Parameters<typeof openRemote>[1],
  signal: AbortSignal,
): Promise<RunningRemote> {
  const { remotes } = page()
  const { base } = place
  const running = remotes.get(base)
  if (running) return running
  const opening = orAbort(openRemote(place, options, signal), signal)
  remotes.set(base, opening)
  opening.catch(() => forgetRemote(base, opening))
  return opening
}

/** A signal that aborts after a time, and can be told that the work is done. */
function limitOf(ms: number, url: string) {
  const limit = new AbortController()
  const timer = setTimeout(() => {
    const message = `${url} did not load within ${Math.round(ms)} ms.`
    limit.abort(new LoadFailure('timed-out', message))
  }, ms)
  return { signal: limit.signal, end: () => clearTimeout(timer) }
}

/** The work's result, unless the signal ends it first. */
function orAbort<Result>(
  work: Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
  return Promise.race([work, aborted])
}
