import type { Contract } from './check/Contract'
import { findRelease } from './find/findRelease'
import { folderOf } from './find/folderOf'
import type { ShareScope } from './fit/ShareScope'
import { ignoreContainer, join, serve } from './life'
import type { Container } from './run/Container'
import { openRemote } from './run/openRemote'
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
  let isTold = false
  function open() {
    opening ??= openRelease(folder, scope)
    opening.catch(() => {
      // The next module tries again.
      opening = undefined
    })
    return opening
  }
  function giveUp(error: unknown) {
    if (!isTold)
      console.error(
        `Walletdock could not be loaded from ${folder}: this page goes on without a wallet. Reload to try again.`,
        error,
      )
    isTold = true
    return withoutWallet
  }
  return {
    init(given) {
      scope = given
      open().catch(giveUp)
    },
    get: (name) =>
      open()
        .then((container) => container.get(name))
        .catch(giveUp),
  }
}

/** @throws LoadFailure as `findRelease` and `openRemote` do */
async function openRelease(
  folder: string,
  scope: ShareScope,
): Promise<Container> {
  const limit = timeLimit(limitMs, limitMs, folder)
  const folders = [folder]
  const reactMark = (container: Container) => reactMarkOf(container, scope)
  const planFor = async ({ preload }: Contract) => ({
    scope,
    preload,
    reactMark,
  })
  try {
    const place = await limit.within(
      findRelease(
        folder,
        { channel: 'stable', owners: folders, folders },
        limit.signal,
      ),
    )
    const remote = await limit.within(
      openRemote(place, { folders, hasButton: true, planFor, limit }),
    )
    // The page keeps what it imports as long as it lives.
    join(remote)
    serve(remote)
    return remote.container
  } finally {
    limit.end()
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
