import { withGuide } from '../errors/withGuide'
import type { Container } from '../platform/federation/Container'
import { currentScript } from '../platform/page/currentScript'
import type { FetchedContract } from './Contract'
import { folderOf } from './channels/folderOf'
import { lazyContainer } from './federation/lazyContainer'
import { openContainer } from './federation/openContainer'
import { isPath } from './files/shape'
import type { FederatedGlobal } from './fit/pageShareScope'
import { asLoadFailure } from './LoadFailure'
import { ignoreContainer } from './run/remotes'
import { withoutWallet } from './withoutWallet'

/**
 * Creates the container of `remoteEntry.js` at the root of a site, for pages that load Walletdock by federation without
 * our runtime plugin. It loads the modules of the release that the channel `stable` gives this visitor. If that fails,
 * the page receives stand-ins, and the console shows the reason. If a plugin of the page handles errors, the plugin
 * receives the error instead.
 * @see https://webpack.js.org/concepts/module-federation/#low-level-concepts
 */
function siteContainer(folder: string): Container {
  let isReported = false
  const release = lazyContainer((scope) =>
    openContainer({ url: folder, channel: 'stable' }, scope, {
      // The contract lists preload files only for the kit's entry.
      hasButton: false,
      entryFor: federatedEntry,
    }),
  )
  return {
    ...release,
    get: (name) =>
      release.get(name).catch((error) => {
        if (handlesErrors()) throw error
        const message = `Walletdock could not be loaded from ${folder}: this page continues without a wallet. Reload to try again.`
        if (!isReported)
          console.error(withGuide(message, 'federation-plugins'), error)
        isReported = true
        return () => withoutWallet(asLoadFailure(error))
      }),
  }
}

/** Returns whether a plugin of the page's federation runtime handles remotes that fail to load. */
function handlesErrors(): boolean {
  const { __FEDERATION__: federation } = globalThis as FederatedGlobal
  return (federation?.__INSTANCES__ ?? []).some(
    ({ remoteHandler }) =>
      remoteHandler?.hooks?.lifecycle?.errorLoadRemote?.listeners?.size,
  )
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

const script = currentScript()
if (script) {
  const container = siteContainer(folderOf(script.src.replace(/[^/]*$/, '')))
  // Otherwise the host kit would treat it as another Walletdock that runs on this page, and refuse to load.
  ignoreContainer(container)
  Object.assign(globalThis, { walletdock: container })
}
