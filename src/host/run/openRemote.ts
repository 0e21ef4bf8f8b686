import type { Contract } from '../check/Contract'
import { fetchContract } from '../check/fetchContract'
import { pageNonce } from '../check/pageNonce'
import { findRelease } from '../find/findRelease'
import type { Place } from '../find/Place'
import type { ShareScope } from '../fit/ShareScope'
import { announce, ask, claim } from '../life'
import { page, type RunningRemote } from '../page'
import type { Container } from './Container'
import { loadContainer } from './loadContainer'
import { preload } from './preload'
import type { TimeLimit } from './timeLimit'

/** How a part of the page opens a remote. */
export type Opening = {
  /** Every folder that the page names, the first one first. */
  readonly folders: readonly string[]
  readonly nonce?: string | undefined
  /** True if the part needs the button, whose files are then fetched ahead. */
  readonly hasButton: boolean
  /** Decides what the remote gets of the page. @throws LoadFailure 'incompatible' if it does not fit */
  readonly planFor: (contract: Contract) => Promise<Given>
  readonly limit: TimeLimit
}

/** What a remote gets of the page. */
export type Given = {
  readonly scope: ShareScope
  /** Files of the button, worth asking for before the entry does. */
  readonly preload?: readonly string[] | undefined
  /** Returns `useState` of the page's React that the container runs on. */
  readonly reactMark: (container: Container) => unknown
}

/**
 * Fetches, checks, runs and initialises a remote, once for all parts of the page: nothing of it runs before it was found
 * to fit. The root of a site leads to the release that the channel `stable` gives this visitor.
 * @returns the remote, or the one of this page that serves instead
 * @throws LoadFailure
 */
export function openRemote(
  place: Place,
  opening: Opening,
): Promise<RunningRemote> {
  return ask(place.base, () => opening.limit.within(open(place, opening)))
}

async function open(place: Place, opening: Opening): Promise<RunningRemote> {
  const { folders, nonce = pageNonce(), hasButton, planFor, limit } = opening
  const { base, config } = place
  const { signal } = limit
  // After a failure the files are asked for under other addresses.
  const { failed, owners } = page()
  const again = failed.has(base)
  // If another remote runs already, the files of this one may not be needed.
  const preloads = hasButton && !again && !owners.size
  if (preloads) preload(place.preload, base, nonce)
  const fetched = await announce(base, fetchContract(place, again, signal))
  const { contract, entry } = fetched
  const { global, integrity, channels } = contract
  // A page that names the hash of the contract has chosen one release.
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
  const how = { folders, config, nonce, signal }
  const container = await loadContainer(base, fetched, how)
  // A kit of 1.3 or older takes the variable from a remote that needs more than 2 s.
  const overtaker = await claim(global, base, signal)
  if (overtaker) return overtaker
  // It takes what fits.
  await container.init(scope)
  return {
    base,
    contract,
    container,
    // A federation page may load its React later.
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
