import { fieldsOf } from '../../platform/shapes'
import type {
  ModuleName,
  Walletdock,
} from '../../remote/container/WalletdockModules'
import { foldersOf } from '../channels/folderOf'
import { type LoadRequest, type Plan, planModules } from '../fit/planModules'
import type { LoadResult } from '../LoadResult'
import type { Place } from '../Place'
import { pageState, type RunningRemote } from '../pageState'
import type { Opening } from './openRemote'
import { markUsed, release, retain } from './remotes'
import type { TimeLimit } from './timeLimit'
import { openVerified, tryRemote } from './tryRemote'

/** Loads all requested modules of a remote, or returns the reason why it cannot. Never rejects. */
export async function loadRemote<Name extends ModuleName>(
  options: LoadRequest<Name>,
): Promise<LoadResult<Name>> {
  const double = pageState().double?.(options.react)
  // A test has put a remote into memory, whose modules have no types here.
  if (double) return double as LoadResult<Name> & object
  return tryRemote(options, async (place, limit, degraded) => ({
    ...(await load(place, options, limit)),
    ...(degraded && { degraded }),
  })).catch((failure) => ({ ok: false, failure }))
}

async function load<Name extends ModuleName>(
  place: Place,
  options: LoadRequest<Name>,
  limit: TimeLimit,
): Promise<LoadResult<Name> & { readonly ok: true }> {
  const { react, nonce } = options
  const modules: readonly ModuleName[] = options.modules
  const { within } = limit
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
  const remote = await openVerified(place, opening, options)
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
    const dispose = () => import('./dispose').then((it) => it.dispose(remote))
    return {
      ...{ ok: true, modules: loaded, dispose },
      ...{ contract, mode, why, url, verified },
    }
  } catch (error) {
    release(remote)
    if (fieldsOf(error)['name'] !== 'ChunkLoadError') throw error
    const { explainChunkError } = await import('../check/explainScriptError')
    throw await explainChunkError(error, contract, limit.signal)
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
