import { watchPolicy } from '../check/watchPolicy'
import { foldersOf } from '../find/folderOf'
import type { Place } from '../find/Place'
import { places } from '../find/places'
import { slowFolders } from '../find/slowFolders'
import { type Plan, planModules, type Wanted } from '../fit/planModules'
import { asLoadFailure, LoadFailure } from '../LoadFailure'
import type { LoadResult } from '../LoadResult'
import { ask, join, leave, serve } from '../life'
import { page } from '../page'
import type { ModuleName, Walletdock } from '../WalletdockModules'
import { openRemote } from './openRemote'
import { takeModules } from './takeModules'

/** Loads all of the named modules of a remote, or reports why not. Never rejects. */
export async function loadRemote<Name extends ModuleName>(
  options: Wanted<Name>,
): Promise<LoadResult<Name>> {
  const { url, timeoutMs = 8000 } = options
  try {
    await assertTrust(options)
  } catch (error) {
    return { ok: false, failure: asLoadFailure(error) }
  }
  const ways = places(options)
  // What the first place says is what a host can mend.
  let first: LoadFailure | undefined
  // Each place gets its share of the time, the last one all that is left.
  let leftMs = timeoutMs
  for (const [at, { folder, find }] of ways.entries()) {
    if (leftMs <= 0) break
    const begin = performance.now()
    const limit = limitOf(leftMs / (ways.length - at), leftMs, url)
    const policy = watchPolicy(foldersOf(options))
    try {
      const place = await limit.within(find(limit.signal))
      if (options.channel) limit.extend()
      const attempt = () => load(place, options, limit)
      return await attempt().catch((error) => {
        if (limit.signal.aborted || !mayBeOthers.includes(error.reason))
          throw error
        return attempt()
      })
    } catch (error) {
      const failure = (await policy.failure()) ?? asLoadFailure(error)
      first ??= failure
      if (failure.reason === 'timed-out' && folder) slowFolders().add(folder)
      if (failure.reason === 'disabled') break
    } finally {
      limit.end()
      policy.end()
      leftMs -= performance.now() - begin
    }
  }
  return { ok: false, failure: first ?? asLoadFailure(first) }
}

/** Few pages need the check: the others do not download it. */
async function assertTrust(options: Wanted) {
  if (
    'publicKey' in options ||
    'integrity' in options ||
    options.channel === ''
  )
    (await import('../check/checkTrust')).checkTrust(options)
}

/**
 * What a cache or a service worker may have made of an old or damaged answer, and what ended with the limit of another
 * part of the page: asked for once more, past them.
 */
const mayBeOthers = ['corrupt', 'unreachable', 'invalid-contract', 'timed-out']

async function load<Name extends ModuleName>(
  place: Place,
  options: Wanted<Name>,
  { signal, within, extend }: Limit,
): Promise<LoadResult<Name>> {
  let plan: Plan | undefined
  const open = async () => {
    const opened = await within(openRemote(place, options, signal))
    plan = opened.plan
    return opened.remote
  }
  const opening = ask(place.base, open)
  // Once the release has answered, another place would only begin again what is on its way here.
  page()
    .contracts.get(place.base)
    ?.then(extend, () => {
      // The opening fails with it, which is reported below.
    })
  const remote = await within(opening)
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

/**
 * A time that work may take, and a signal that aborts when it is over.
 * @param ms limit until `extend` is called
 * @param allMs limit from then on, both in milliseconds from now
 */
function limitOf(ms: number, allMs: number, url: string) {
  const limit = new AbortController()
  const { signal } = limit
  const begin = performance.now()
  const endAfter = (limitMs: number) =>
    setTimeout(
      () => {
        const message = `${url} did not load within ${Math.round(limitMs)} ms.`
        limit.abort(new LoadFailure('timed-out', message))
      },
      limitMs - (performance.now() - begin),
    )
  let timer = endAfter(ms)
  let isOver = false
  const over = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
  return {
    signal,
    /** The work's result, unless the time is over first. */
    within: <Result>(work: Promise<Result>): Promise<Result> =>
      Promise.race([work, over]),
    /** Gives the work all the time that there is. */
    extend: () => {
      if (isOver) return
      clearTimeout(timer)
      timer = endAfter(allMs)
    },
    end: () => {
      isOver = true
      clearTimeout(timer)
    },
  }
}
