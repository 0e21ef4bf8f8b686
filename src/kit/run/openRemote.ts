import type { ShareScope } from '../../platform/federation/ShareScope'
import type { Contract, FetchedContract } from '../Contract'
import { findRelease } from '../channels/findRelease'
import { fetchContract } from '../check/fetchContract'
import type { Place } from '../Place'
import { pageState, type RunningRemote } from '../pageState'
import { insertScript } from './insertScript'
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
  /** Chooses what the page passes to the remote. @throws LoadFailure 'incompatible' */
  readonly planFor: (contract: Contract) => Promise<{
    readonly scope: ShareScope
    /** Files of the button, which are preloaded before the entry requests them. */
    readonly preload?: readonly string[] | undefined
    /** Returns `useState` of the page's React that the container runs on. */
    readonly reactMark: () => unknown
  }>
  readonly limit: TimeLimit
  /** Chooses the entry to run. @default the kit's entry */
  readonly entryFor?: (fetched: FetchedContract) => FetchedContract
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
  const { folders, nonce = pageNonce(), hasButton } = opening
  const { base } = place
  const { signal } = opening.limit
  // A retry after a failure uses new URLs, so preloads would not match.
  const { failed, owners, retired } = pageState()
  const again = failed.has(base)
  // If another remote has claimed the page's global variable, the page may not need the files of this remote.
  const preloads = hasButton && !again && !owners.size && !retired?.has(base)
  if (preloads) preload(place.preload, base, nonce)
  const { contract, entry, isCacheable } = await announce(
    base,
    fetchContract(place, again, signal).then(opening.entryFor),
  )
  const { global, integrity, channels } = contract
  // A page that pins the hash of the contract has chosen one release, so it does not follow the channels.
  if (channels && !place.contract) {
    const owners = folders.slice(0, 1)
    const following = { channel: 'stable', owners, folders }
    return openRemote(await findRelease(base, following, signal), opening)
  }
  const other = await claim(global, base, signal)
  if (other) return other

  const earlier = retired?.get(base)
  // The folder may contain another release now.
  const isSame = JSON.stringify(earlier?.contract) === JSON.stringify(contract)
  if (earlier && isSame) return runningRemote(place, contract, earlier)
  const plan = await opening.planFor(contract)
  if (preloads) preload(integrity, entry, nonce, plan.preload ?? [])
  /** Throws the reason why the entry did not load. Failures are rare, so this code is a separate download. */
  const explain = async (cause?: unknown): Promise<never> => {
    const { explainScriptError } = await import('../check/explainScriptError')
    const hash = integrity?.[contract.entry] ?? ''
    throw await explainScriptError(entry.href, cause, hash, signal)
  }
  // Use a new URL for a retry, because the browser may reuse the hung or damaged response to the first request.
  if (failed.has(base)) entry.search = `retry=${Date.now()}`
  const properties = {
    integrity: integrity?.[contract.entry] ?? '',
    nonce: nonce ?? '',
    walletdockHashes: integrity,
    walletdockIsCacheable: isCacheable,
    walletdockFolders: folders,
    walletdockConfig: place.config,
  }
  await insertScript(entry.href, properties, signal).catch(explain)
  const container = adoptContainer(global) ?? (await explain())
  signal.throwIfAborted()
  await container.init(plan.scope)
  return runningRemote(place, contract, {
    container,
    // Read on access, because a federation page may load its React later.
    get useState() {
      return plan.reactMark()
    },
  })
}

function runningRemote(
  place: Place,
  contract: Contract,
  started: Pick<RunningRemote, 'container' | 'useState'>,
): RunningRemote {
  return {
    base: place.base,
    contract,
    container: started.container,
    get useState() {
      return started.useState
    },
    verified: {
      signedBy: place.signedBy,
      contract: Boolean(place.contract),
      scripts: Boolean(contract.integrity?.[contract.entry]),
    },
    contractHash: place.contract,
    served: false,
    users: 0,
  }
}
