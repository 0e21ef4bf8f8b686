import { withGuide } from '../errors/withGuide'
import type { Container } from '../platform/federation/Container'
import type { ShareScope } from '../platform/federation/ShareScope'
import type { FetchedContract } from './Contract'
import { findRelease } from './channels/findRelease'
import { folderOf } from './channels/folderOf'
import { joinRunning } from './federation/joinRunning'
import { isPath } from './files/shape'
import { openRemote } from './run/openRemote'
import { ignoreContainer, markUsed } from './run/remotes'
import { timeLimit } from './run/timeLimit'
import { withoutWallet } from './withoutWallet'

/**
 * Time limit for the whole load, in milliseconds. Some bundlers do not start the page before its remotes have loaded.
 */
const limitMs = 8000

/**
 * Creates the container of `remoteEntry.js` at the root of a site, for pages with a federation runtime. It loads the
 * modules of the release that the channel `stable` gives this visitor. If that fails, the page receives stand-ins, and
 * the console shows the reason.
 * @see https://webpack.js.org/concepts/module-federation/#low-level-concepts
 */
function siteContainer(folder: string): Container {
  let scope: ShareScope = {}
  let opening: Promise<Container> | undefined
  let isReported = false
  function open() {
    opening ??= openRelease(folder, scope)
    opening.catch(() => {
      // The request for the next module tries again.
      opening = undefined
    })
    return opening
  }
  function giveUp(error: unknown) {
    const message = `Walletdock could not be loaded from ${folder}: this page continues without a wallet. Reload to try again.`
    if (!isReported)
      console.error(withGuide(message, 'federation-plugins'), error)
    isReported = true
    return withoutWallet
  }
  return {
    init(pageScope: ShareScope) {
      scope = pageScope
      open().catch(giveUp)
    },
    get: (name) =>
      open()
        .then((container) => container.get(name))
        .catch(giveUp),
  }
}

/** Opens the visitor's release. @throws LoadFailure as `findRelease` and `openRemote` do */
async function openRelease(
  folder: string,
  scope: ShareScope,
): Promise<Container> {
  const limit = timeLimit(limitMs, limitMs, folder)
  const folders = [folder]
  let isPlanned = false
  const planFor = async () => {
    isPlanned = true
    return { scope, reactMark: () => reactMarkOf(scope) }
  }
  try {
    const following = { channel: 'stable', owners: folders, folders }
    const place = await limit.within(
      findRelease(folder, following, limit.signal),
    )
    // The contract lists preload files only for the kit's entry.
    const how = { hasButton: false, entryFor: federatedEntry }
    const opening = { folders, planFor, limit, ...how }
    const remote = await limit.within(openRemote(place, opening))
    if (!isPlanned || remote.base !== place.base) {
      // Another part of the page has opened the remote, perhaps on another copy of React.
      const joined = joinRunning(remote)
      joined.init(scope)
      return joined
    }
    markUsed(remote)
    return remote.container
  } finally {
    limit.end()
  }
}

/** Returns a contract whose entry is the entry for federation runtimes, if the release has such an entry. */
function federatedEntry(fetched: FetchedContract): FetchedContract {
  const { contract, entry } = fetched
  const [file = '', hash = ''] = contract.federation?.split(' ') ?? []
  if (!isPath(file)) return fetched
  const integrity = { ...contract.integrity, [file]: hash }
  return {
    ...fetched,
    contract: { ...contract, entry: file, integrity },
    entry: new URL(file, entry),
  }
}

/** Returns `useState` of the page's React that the remote runs on. Returns `undefined` if the page's React is not in use. */
function reactMarkOf(scope: ShareScope): unknown {
  const share = Object.values(scope['react'] ?? {}).find(({ useIn }) =>
    useIn?.includes('walletdock'),
  )
  const lib = share?.lib?.() as { readonly useState?: unknown } | undefined
  return lib?.useState
}

const script = document.currentScript
if (script instanceof HTMLScriptElement) {
  const container = siteContainer(folderOf(script.src.replace(/[^/]*$/, '')))
  // Otherwise the host kit would treat it as another Walletdock that runs on this page, and refuse to load.
  ignoreContainer(container)
  Object.assign(globalThis, { walletdock: container })
}
