import type { ModuleName } from '../../remote/container/WalletdockModules'
import { thresholdOf } from '../channels/thresholdOf'
import { fetchContract } from '../check/fetchContract'
import type { LoadOptions } from '../LoadOptions'
import type { Place } from '../Place'
import { pageState, type RunningRemote } from '../pageState'
import { type Opening, openRemote } from './openRemote'
import { type Attempt, tryPlaces } from './places'

/**
 * Failures after which the load is retried once with new URLs. The cause may be an old or damaged file in a cache or a
 * service worker, or the time limit of another part of the page.
 */
const retryable = [
  ...['corrupt', 'tampered', 'unreachable', 'invalid-contract'],
  'timed-out',
]

/**
 * Finds a remote, and tries each of its places twice. Returns the result of the first attempt that succeeds.
 * @throws LoadFailure of the first place
 */
export function tryRemote<Result>(
  options: LoadOptions<ModuleName>,
  attempt: Attempt<Result>,
): Promise<Result> {
  return tryPlaces(options, assertOptions(options), (place, limit, first) => {
    if (options.channel) limit.extend()
    return attempt(place, limit, first).catch((error) => {
      if (limit.signal.aborted || !retryable.includes(error.reason)) throw error
      return attempt(place, limit, first)
    })
  })
}

/** Checks the options that concern security, and the browser. Few pages need it, so the checks are a separate download. */
async function assertOptions(options: LoadOptions<ModuleName>) {
  if (
    !options.url ||
    'publicKey' in options ||
    'integrity' in options ||
    options.channel === '' ||
    /jsdom|HappyDOM/.test(globalThis.navigator?.userAgent)
  )
    (await import('../check/checkOptions')).checkOptions(options)
}

/**
 * Opens a remote, and checks that it was verified as the options require, even if another part of the page opened it.
 * @throws LoadFailure
 */
export async function openVerified(
  place: Place,
  opening: Opening,
  { publicKey, integrity }: LoadOptions<ModuleName>,
): Promise<RunningRemote> {
  const { signal, within, extend } = opening.limit
  const opened = openRemote(place, opening)
  // Extend the time limit once the contract has arrived, because another place would only start the same load again.
  pageState()
    .contracts.get(place.base)
    ?.then(extend, () => {
      // `openRemote` rejects with the same error, and that error is reported.
    })
  const remote = await within(opened)
  if (publicKey || integrity) {
    const { assertVerified } = await within(import('../check/assertVerified'))
    const fetchRequired = () => fetchContract(place, false, signal)
    const threshold = thresholdOf(publicKey)
    await within(assertVerified(remote, place, threshold, fetchRequired))
  }
  return remote
}
