import type { Container } from '../../remote/container/Container'
import type { ShareScope } from '../../remote/container/ShareScope'
import type { Contract, FetchedContract } from '../Contract'
import { findRelease } from '../channels/findRelease'
import { fetchContract } from '../check/fetchContract'
import type { Place } from '../Place'
import { pageState, type RunningRemote } from '../pageState'
import { insertScript, type ScriptOptions } from './insertScript'
import { pageNonce, preload } from './preload'
import { adoptContainer, announce, claim, openOnce } from './remotes'
import type { TimeLimit } from './timeLimit'

/** Options with which a part of the page opens a remote. */
export type Opening = {
  /** All folders in the page's options, `url` first. */
  readonly folders: readonly string[]
  readonly nonce?: string | undefined
  /** True if the part needs the button. The button's files are then preloaded. */
  readonly hasButton: boolean
  /**
   * Chooses what the page passes to the remote. @throws LoadFailure 'incompatible' if the page and the remote are not
   * compatible
   */
  readonly planFor: (contract: Contract) => Promise<ProvidedLibraries>
  readonly limit: TimeLimit
  /** Chooses the entry to run. @default the kit's entry */
  readonly entryFor?: (fetched: FetchedContract) => FetchedContract
}

/** The libraries that the page passes to a remote, and the files to preload. */
type ProvidedLibraries = {
  readonly scope: ShareScope
  /** Files of the button, which are preloaded before the entry requests them. */
  readonly preload?: readonly string[] | undefined
  /** Returns `useState` of the page's React that the container runs on. */
  readonly reactMark: (container: Container) => unknown
}

/**
 * Fetches, checks, runs and initialises a remote, once for all parts of the page. Its code does not run before the
 * checks have shown that it is compatible. At the root of a site, opens the release that the channel `stable` gives
 * this visitor.
 * @returns the remote, or another remote that already runs on this page
 * @throws LoadFailure
 */
export function openRemote(
  place: Place,
  opening: Opening,
): Promise<RunningRemote> {
  return openOnce(place.base, () => opening.limit.within(open(place, opening)))
}

async function open(place: Place, opening: Opening): Promise<RunningRemote> {
  const {
    folders,
    nonce = pageNonce(),
    hasButton,
    planFor,
    entryFor,
    limit,
  } = opening
  const { base, config } = place
  const { signal } = limit
  // A retry after a failure uses new URLs, so preloads would not match.
  const { failed, owners } = pageState()
  const again = failed.has(base)
  // If another remote has claimed the page's global variable, the page may not need the files of this remote.
  const preloads = hasButton && !again && !owners.size
  if (preloads) preload(place.preload, base, nonce)
  const fetched = await announce(
    base,
    fetchContract(place, again, signal).then(entryFor),
  )
  const { contract, entry } = fetched
  const { global, integrity, channels } = contract
  // A page that pins the hash of the contract has chosen one release, so it does not follow the channels.
  if (channels && !place.contract) {
    const following = {
      channel: 'stable',
      owners: folders.slice(0, 1),
      folders,
    }
    return openRemote(await findRelease(base, following, signal), opening)
  }
  const other = await claim(global, base, signal)
  if (other) return other

  const { scope, preload: files = [], reactMark } = await planFor(contract)
  if (preloads) preload(integrity, entry, nonce, files)
  const scriptOptions = { folders, config, nonce, signal }
  const container = await loadContainer(base, fetched, scriptOptions)
  await container.init(scope)
  return {
    base,
    contract,
    container,
    // Read on access, because a federation page may load its React later.
    get useState() {
      return reactMark(container)
    },
    verified: {
      signedBy: place.signedBy,
      contract: Boolean(place.contract),
      scripts: Boolean(integrity?.[contract.entry]),
    },
    contractHash: place.contract,
    served: false,
    users: 0,
  }
}

/**
 * Runs the remote's entry and returns its container.
 * @throws LoadFailure 'unreachable' or 'corrupt'
 */
async function loadContainer(
  base: string,
  { contract, entry, isCacheable }: FetchedContract,
  scriptOptions: Pick<ScriptOptions, 'config' | 'folders' | 'nonce' | 'signal'>,
): Promise<Container> {
  const { global, integrity } = contract
  const { signal } = scriptOptions
  /**
   * Throws the reason why the entry did not load. Failures are rare, so the code that finds the reason is a separate
   * download.
   */
  const explain = async (cause?: unknown): Promise<never> => {
    const { explainScriptError } = await import('../check/explainScriptError')
    throw await explainScriptError(entry.href, cause, signal)
  }
  // Use a new URL for a retry, because the browser may reuse the hung or damaged response to the first request.
  if (pageState().failed.has(base)) entry.search = `retry=${Date.now()}`
  await insertScript(entry.href, {
    integrity: integrity?.[contract.entry],
    hashes: integrity,
    isCacheable,
    ...scriptOptions,
  }).catch(explain)

  const container = adoptContainer(global) ?? (await explain())
  signal.throwIfAborted()
  return container
}
