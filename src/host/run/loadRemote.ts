import type { Contract } from '../check/Contract'
import { fetchContract } from '../check/fetchContract'
import { watchPolicy } from '../check/watchPolicy'
import { foldersOf } from '../find/folderOf'
import type { Place } from '../find/Place'
import { places, slowFolders } from '../find/places'
import { type Plan, planModules, type Wanted } from '../fit/planModules'
import { asLoadFailure, type LoadFailure } from '../LoadFailure'
import type { LoadResult } from '../LoadResult'
import { join, leave, serve } from '../life'
import { page } from '../page'
import type { Verified } from '../Verified'
import type { ModuleName, Walletdock } from '../WalletdockModules'
import { type Opening, openRemote } from './openRemote'
import { takeModules } from './takeModules'
import { type TimeLimit, timeLimit } from './timeLimit'

/** Loads all requested modules of a remote, or returns the reason why it cannot. Never rejects. */
export async function loadRemote<Name extends ModuleName>(
  options: Wanted<Name>,
): Promise<LoadResult<Name>> {
  const { url, timeoutMs = 8000 } = options
  let begin = performance.now()
  const whole = timeLimit(timeoutMs, timeoutMs, url, begin)
  try {
    await whole.within(assertOptions(options))
  } catch (error) {
    return { ok: false, failure: asLoadFailure(error) }
  } finally {
    whole.end()
  }
  const ways = places(options)
  // Report the failure of the first place, because the host can fix that one.
  let first: LoadFailure | undefined
  // Each place gets an equal share of the remaining time, so the last one gets all of it. The first share includes the
  // check above, so that the error of a host with one place names the limit that the host set.
  let leftMs = timeoutMs
  for (const [at, { folder, find }] of ways.entries()) {
    if (leftMs <= 0) break
    const limit = timeLimit(leftMs / (ways.length - at), leftMs, url, begin)
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
      const now = performance.now()
      leftMs -= now - begin
      begin = now
    }
  }
  return { ok: false, failure: first ?? asLoadFailure(first) }
}

/** Checks the options that concern security. Few pages set them, so the checks are a separate download. */
async function assertOptions(options: Wanted) {
  if (
    !options.url ||
    'publicKey' in options ||
    'integrity' in options ||
    options.channel === ''
  )
    (await import('../check/checkOptions')).checkOptions(options)
}

const unverified: Verified = { contract: false, scripts: false }

/**
 * Failures after which the load is retried once with new URLs. The cause may be an old or damaged file in a cache or a
 * service worker, or the time limit of another part of the page.
 */
const mayBeOthers = ['corrupt', 'unreachable', 'invalid-contract', 'timed-out']

async function load<Name extends ModuleName>(
  place: Place,
  options: Wanted<Name>,
  limit: TimeLimit,
): Promise<LoadResult<Name>> {
  const { react, nonce, publicKey, integrity } = options
  const modules: readonly ModuleName[] = options.modules
  const { signal, within, extend } = limit
  /** Plans by contract. Contains no plan for a remote that another part of the page has opened. */
  const plans = new Map<Contract, Plan>()
  const opening: Opening = {
    folders: foldersOf(options),
    nonce,
    hasButton: modules.includes('./ConnectButton'),
    limit,
    async planFor(contract) {
      const plan = await planModules(contract, options)
      plans.set(contract, plan)
      const isolated = plan.mode === 'isolated'
      return {
        scope: plan.scope,
        preload: isolated ? [] : contract.preload,
        reactMark: () => (isolated ? undefined : react?.react.useState),
      }
    },
  }
  const opened = openRemote(place, opening)
  // Extend the time limit once the contract has arrived, because another place would only start the same load again.
  page()
    .contracts.get(place.base)
    ?.then(extend, () => {
      // `openRemote` rejects with the same error, and that error is reported.
    })
  const remote = await within(opened)
  if (publicKey || integrity) {
    const { demandVerified } = await within(import('../check/demandVerified'))
    const demanded = () => fetchContract(place, false, signal)
    const keys = [publicKey ?? []].flat()
    await within(demandVerified(remote, place, keys, demanded))
  }
  const { contract, base: url } = remote
  join(remote)
  try {
    const plan =
      plans.get(contract) ??
      (await within(planModules(contract, options, remote)))
    const { mode, why } = plan
    // A container's modules have no types. The contract ensures that they match the exposed modules.
    const taken = (await within(
      takeModules(remote, plan, options),
    )) as Walletdock<Name>
    serve(remote)
    const { verified = unverified } = remote
    return { ok: true, modules: taken, contract, mode, why, url, verified }
  } catch (error) {
    leave(remote)
    throw error
  }
}
