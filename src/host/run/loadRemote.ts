import { watchPolicy } from '../check/watchPolicy'
import { foldersOf } from '../find/folderOf'
import type { Place } from '../find/Place'
import { places } from '../find/places'
import { type Plan, planModules, type Wanted } from '../fit/planModules'
import { asLoadFailure, LoadFailure } from '../LoadFailure'
import type { LoadResult } from '../LoadResult'
import { ask, join, leave, serve } from '../life'
import type { ModuleName, Walletdock } from '../WalletdockModules'
import { openRemote } from './openRemote'
import { takeModules } from './takeModules'

/** Loads all of the named modules of a remote, or reports why not. Never rejects. */
export async function loadRemote<Name extends ModuleName>(
  options: Wanted<Name>,
): Promise<LoadResult<Name>> {
  const { url, timeoutMs = 8000 } = options
  const ways = places(options)
  // What the first place says is what a host can mend.
  let first: LoadFailure | undefined
  // Each place gets its share of the time, the last one all that is left.
  let leftMs = timeoutMs
  for (const [at, find] of ways.entries()) {
    const begin = performance.now()
    const limit = limitOf(leftMs / (ways.length - at), url)
    const policy = watchPolicy(foldersOf(options))
    try {
      const place = await limit.within(find(limit.signal))
      const attempt = () => load(place, options, limit)
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
  { signal, within }: Limit,
): Promise<LoadResult<Name>> {
  let plan: Plan | undefined
  const open = async () => {
    const opened = await within(openRemote(place, options, signal))
    plan = opened.plan
    return opened.remote
  }
  const remote = await within(ask(place.base, open))
  const { contract, base: url } = remote
  join(remote)
  try {
    plan ??= await within(planModules(contract, options, remote))
    const { mode, why } = plan
    // What a container gives has no types; the contract and the exposes hold them together.
    const modules = (await within(
      takeModules(remote, plan, options),
    )) as Walletdock<Name>
    serve(remote)
    return { ok: true, modules, contract, mode, why, url }
  } catch (error) {
    leave(remote)
    throw error
  }
}

type Limit = ReturnType<typeof limitOf>

/** A time that work may take, and a signal that aborts when it is over. */
function limitOf(ms: number, url: string) {
  const limit = new AbortController()
  const { signal } = limit
  const timer = setTimeout(() => {
    const message = `${url} did not load within ${Math.round(ms)} ms.`
    limit.abort(new LoadFailure('timed-out', message))
  }, ms)
  const over = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
  return {
    signal,
    /** The work's result, unless the time is over first. */
    within: <Result>(work: Promise<Result>): Promise<Result> =>
      Promise.race([work, over]),
    end: () => clearTimeout(timer),
  }
}
