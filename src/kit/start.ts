import { currentScript } from '../platform/page/currentScript'
import type { Release } from './Channels'
import { folderOf } from './channels/folderOf'
import { pageState } from './pageState'
import {
  type EmbeddedChannels,
  fetchEarly,
  placeIn,
  prefetchChannel,
  prefetchPlace,
} from './run/prefetchRelease'

export type { EmbeddedChannels }

/** The fields that a build knows about its own release. */
export type EmbeddedRelease = Pick<Release, 'preload'>

/** State of the remote when this file was written. */
declare const known: EmbeddedChannels | EmbeddedRelease | undefined

/**
 * Fetches the files that the kit needs while the page's own scripts are still loading. Pages include this file in their
 * HTML:
 *
 *     <script async src="https://wallet.example/start.js" data-channel="stable"></script>
 *
 * `data-url` is the URL of the remote if this file is served from another place. `data-integrity` is the hash of
 * `contract.json` for a page without a channel, as in the kit's options. The script only fetches files. The kit checks
 * them before they run.
 *
 * It starts all requests at once, based on the state in this file, because the page's bundle blocks scripts while it
 * runs. A request that depends on an earlier response would have to wait for the bundle. It also fetches the current
 * channels, and the files of the release that they assign to the visitor now.
 */
async function start({ dataset, src, nonce }: HTMLScriptElement) {
  const { contracts, found } = pageState()
  // If the page's bundle was cached, the kit may have run first and requested the files already.
  if (contracts.size || found.size) return
  const { url = src.slice(0, src.lastIndexOf('/')), integrity } = dataset
  const folder = folderOf(url)
  const site = known && 'releases' in known ? known : undefined
  // A page without a channel gets the release of the site's channel `stable`.
  const channel =
    dataset['channel'] ?? (site && !integrity ? 'stable' : undefined)
  if (!channel) {
    // The page may pin a different contract than the one this file was built with.
    const files =
      known && 'preload' in known && !integrity ? known.preload : undefined
    return prefetchPlace(
      { base: folder, contract: integrity, preload: files },
      nonce,
    )
  }
  const root = dataset['channel']
    ? undefined
    : fetchEarly(`${folder}contract.json`, {})
  // A host's own settings may select another release than the channel.
  const guess =
    site && !site.hosts?.includes(location.hostname)
      ? placeIn(site, folder, channel)
      : undefined
  await Promise.all([
    root,
    prefetchChannel(folder, channel, nonce, guess?.contract),
    guess && prefetchPlace(guess, nonce),
  ])
}

const script = currentScript()
if (script)
  start(script).catch(() => {
    // The kit requests the same files and reports the error.
  })
