import { fetchContract } from './check/fetchContract'
import { pageNonce } from './check/pageNonce'
import { findRelease } from './find/findRelease'
import { folderOf } from './find/folderOf'
import type { Place } from './find/Place'
import { findOther } from './fit/findOther'
import type { ShareScope } from './fit/ShareScope'
import { announce, ask, claim, ignoreContainer } from './life'
import { page, type RunningRemote } from './page'
import type { Container } from './run/Container'
import { loadContainer } from './run/loadContainer'
import { verifiedIn } from './run/openRemote'
import { preload } from './run/preload'
import { timeLimit } from './run/timeLimit'
import { withoutWallet } from './withoutWallet'

/** Limit for everything together, in milliseconds: some bundlers start no part of a page before its remotes are there. */
const limitMs = 8000

/**
 * `remoteEntry.js` at the root of a site, for pages that load Walletdock by `remotes:` or `walletdockRemote`. It is a
 * container without modules: it loads those of the release that the channel `stable` gives this visitor. If there is
 * none, the page gets stand-ins, and the console says why.
 * @see https://webpack.js.org/concepts/module-federation/#low-level-concepts
 */
function siteContainer(folder: string): Container {
  let scope: ShareScope = {}
  let opening: Promise<Container> | undefined
  function open() {
    opening ??= openRelease(folder, scope)
    opening.catch((error) => {
      opening = undefined
      console.error(
        `Walletdock could not be loaded from ${folder}: this page goes on without a wallet. Reload to try again.`,
        error,
      )
    })
    return opening
  }
  return {
    init(given) {
      scope = given
      // Reported above. The modules are then stand-ins.
      open().catch(() => {})
    },
    get: (name) =>
      open().then(
        (container) => container.get(name),
        () => withoutWallet,
      ),
  }
}

/** @throws LoadFailure as `findRelease`, `fetchContract` and `loadContainer` do, and if another Walletdock runs on the page */
async function openRelease(
  folder: string,
  scope: ShareScope,
): Promise<Container> {
  const limit = timeLimit(limitMs, limitMs, folder)
  const { signal } = limit
  const open = async () => {
    const folders = [folder]
    const following = { channel: 'stable', owners: folders, folders }
    const place = await findRelease(folder, following, signal)
    return ask(place.base, () => openPlace(place, folder, scope, signal))
  }
  try {
    const { container } = await limit.within(open())
    return container
  } finally {
    limit.end()
  }
}

async function openPlace(
  place: Place,
  folder: string,
  scope: ShareScope,
  signal: AbortSignal,
): Promise<RunningRemote> {
  const { base, config } = place
  const { failed, remotes } = page()
  const nonce = pageNonce()
  const again = failed.has(base)
  if (!again) preload(place.preload, base, nonce)
  const fetched = await announce(base, fetchContract(place, again, signal))
  const { contract } = fetched
  const other =
    remotes.size > 1 &&
    (await findOther([base, contract], { url: folder }, signal))
  if (other) return other
  claim(contract.global, base)
  const how = { folders: [folder], config, nonce, signal }
  const container = await loadContainer(base, fetched, how)
  await container.init(scope)
  return {
    base,
    contract,
    container,
    get useState() {
      return reactMarkOf(container, scope)
    },
    verified: verifiedIn(place, contract),
    contractHash: place.contract,
    // The page keeps what it imports as long as it lives.
    served: true,
    users: 1,
  }
}

/** Returns the mark of the page's React that a container runs on, once the page has loaded it. */
function reactMarkOf(container: Container, scope: ShareScope): unknown {
  const [copy] = Object.entries(container.copies?.()['react'] ?? {})
  // Else it runs on a React of its own.
  const [, share] =
    copy && copy[1].from !== 'walletdock'
      ? (Object.entries(scope['react'] ?? {}).find(
          // The container's versions lack what makes one a pre-release.
          ([version]) => version.replace(/-.*/, '') === copy[0],
        ) ?? [])
      : []
  const lib = share?.lib?.() as { readonly useState?: unknown } | undefined
  return lib?.useState
}

const script = document.currentScript
if (script instanceof HTMLScriptElement) {
  const container = siteContainer(folderOf(script.src.replace(/[^/]*$/, '')))
  // The host kit must not take it for another Walletdock that runs here.
  ignoreContainer(container)
  Object.assign(globalThis, { walletdock: container })
}
