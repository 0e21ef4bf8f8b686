import type {
  ModuleName,
  Walletdock,
} from '../../remote/container/WalletdockModules'
import { foldersOf } from '../channels/folderOf'
import { fetchContract } from '../check/fetchContract'
import { type LoadRequest, type Plan, planModules } from '../fit/planModules'
import type { LoadResult } from '../LoadResult'
import type { Place } from '../Place'
import { pageState, type RunningRemote } from '../pageState'
import { type Opening, openRemote } from './openRemote'
import { tryPlaces } from './places'
import { markUsed, release, retain } from './remotes'
import type { TimeLimit } from './timeLimit'

/**
 * Failures after which the load is retried once with new URLs. The cause may be an old or damaged file in a cache or a
 * service worker, or the time limit of another part of the page.
 */
const retryable = ['corrupt', 'unreachable', 'invalid-contract', 'timed-out']

/** Loads all requested modules of a remote, or returns the reason why it cannot. Never rejects. */
export async function loadRemote<Name extends ModuleName>(
  options: LoadRequest<Name>,
): Promise<LoadResult<Name>> {
  return tryPlaces(options, assertOptions(options), (place, limit) => {
    if (options.channel) limit.extend()
    const attempt = () => load(place, options, limit)
    return attempt().catch((error) => {
      if (limit.signal.aborted || !retryable.includes(error.reason)) throw error
      return attempt()
    })
  }).catch((failure) => ({ ok: false, failure }))
}

/** Checks the options that concern security. Few pages set them, so the checks are a separate download. */
async function assertOptions(options: LoadRequest) {
  if (
    !options.url ||
    'publicKey' in options ||
    'integrity' in options ||
    options.channel === ''
  )
    (await import('../check/checkOptions')).checkOptions(options)
}

async function load<Name extends ModuleName>(
  place: Place,
  options: LoadRequest<Name>,
  limit: TimeLimit,
): Promise<LoadResult<Name>> {
  const { react, nonce, publicKey, integrity } = options
  const modules: readonly ModuleName[] = options.modules
  const { signal, within, extend } = limit
  const opening: Opening = {
    folders: foldersOf(options),
    nonce,
    hasButton: modules.includes('./ConnectButton'),
    limit,
    async planFor(contract) {
      const { mode, scope } = await planModules(contract, options)
      const isolated = mode === 'isolated'
      return {
        scope,
        preload: isolated ? [] : contract.preload,
        reactMark: () => (isolated ? undefined : react?.react.useState),
      }
    },
  }
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
    const keys = [publicKey ?? []].flat()
    await within(assertVerified(remote, place, keys, fetchRequired))
  }
  const { contract, base: url } = remote
  const { verified = { contract: false, scripts: false } } = remote
  retain(remote)
  try {
    // Another part of the page may have opened the remote, with other libraries.
    const plan = await within(planModules(contract, options, remote))
    const { mode, why } = plan
    // A container's modules have no types. The contract ensures that they match the exposed modules.
    const loaded = (await within(
      loadModules(remote, plan, options),
    )) as Walletdock<Name>
    markUsed(remote)
    return { ok: true, modules: loaded, contract, mode, why, url, verified }
  } catch (error) {
    release(remote)
    throw error
  }
}

/** The function of a maker module that creates the modules that must be adapted to the page's own libraries. */
type Maker = {
  readonly forReact?: (react: unknown, wagmi: unknown) => Promise<object>
}

/** Loads a plan's modules from a remote. @returns the exports of all modules in one object */
async function loadModules(
  { container }: RunningRemote,
  { modules, maker, wagmi }: Plan,
  { react, wagmi: own }: LoadRequest,
): Promise<object> {
  const get = async (name: ModuleName) =>
    // A container's modules have no types. The contract ensures that they match the exposed modules.
    (await container.get(name))() as Maker
  const make = async (from: ModuleName) =>
    (await get(from)).forReact?.(react?.react, own ?? (await wagmi?.get())?.())
  const exports = await Promise.all([...modules.map(get), maker && make(maker)])
  return Object.assign({}, ...exports)
}
