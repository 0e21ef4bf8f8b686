import { fetchFile, hostsLimit, readText } from '../platform/readText'
import type { Channels, Release } from './Channels'
import type { Contract } from './Contract'
import { chooseVersion, visitorDial } from './channels/chooseVersion'
import { folderOf } from './channels/folderOf'
import {
  type HostsFile,
  hostsAddress,
  joinSettings,
} from './channels/HostSettings'
import { saveEarlyResponse } from './files/fetchJson'
import { type Place, placeOf } from './Place'
import { pageState } from './pageState'
import { preload } from './run/preload'

/** The fields of the channels that determine who gets which release. */
export type EmbeddedChannels = Omit<
  Channels,
  'name' | 'config' | 'expires' | 'publicKey' | 'signatures'
>

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
    return ask({ base: folder, contract: integrity, preload: files }, nonce)
  }
  const root = dataset['channel']
    ? undefined
    : fetchEarly(`${folder}contract.json`, {})
  // Like the kit, revalidate a cached file, so that a rollback takes effect at the next page load.
  const listed = fetchEarly<EmbeddedChannels>(`${folder}channels.json`, {
    cache: 'no-cache',
  })
  const { hostname } = location
  // A host's own settings may select another release than the channel.
  const guess =
    site && !site.hosts?.includes(hostname) && placeIn(site, folder, channel)
  const prefetchListed = async () => {
    let channels = await listed
    if (channels.hosts?.includes(hostname)) {
      const address = hostsAddress(folder, channels)
      const hosts = await fetchEarly<HostsFile>(address, {}, hostsLimit)
      channels = joinSettings(channels, hosts, [hostname])
    }
    const place = placeIn(channels, folder, channel)
    if (place && !(guess && guess.contract === place.contract))
      await ask(place, nonce)
  }
  await Promise.all([root, guess && ask(guess, nonce), prefetchListed()])
}

/** Returns the place of the visitor's release. The kit verifies the channels later. */
function placeIn(
  channels: EmbeddedChannels,
  folder: string,
  channel: string,
): Place | undefined {
  const { hostname: host } = location
  const version =
    !channels.disabled &&
    chooseVersion(channels, { channel, host, dial: visitorDial })
  const release = version && channels.releases[version]
  return release ? placeOf(folder, version, release) : undefined
}

/** Fetches a release's contract, and preloads its files. */
async function ask({ base, contract, preload: files }: Place, nonce: string) {
  preload(files, base, nonce)
  // `fetchEarly` checks this response against the hash from the channels. The kit checks it again.
  const {
    entry,
    integrity,
    preload: rest = [],
  } = await fetchEarly<Contract>(`${base}contract.json`, {
    integrity: contract ?? '',
  })
  preload(integrity, base, nonce, [entry])
  // At the root of a site, the entry's path contains the folder of a release, and the other files are relative to it.
  preload(integrity, new URL(entry, base), nonce, rest)
}

/**
 * Requests a JSON file before the kit does, and stores the response for the kit.
 * @returns the parsed file, which is not validated
 */
async function fetchEarly<Answer>(
  address: string,
  init: RequestInit,
  limit?: number,
): Promise<Answer> {
  const request = fetchFile(address, init)
  const copy = request.then((answer) => answer.clone())
  // If the request fails, the kit handles the error when it reads the response. Avoid an unhandled rejection on pages
  // where the kit never reads it.
  copy.catch(() => {})
  saveEarlyResponse(address, init, copy)
  return JSON.parse(await readText(await request, init, limit))
}

const script = document.currentScript
if (script instanceof HTMLScriptElement)
  start(script).catch(() => {
    // The kit requests the same files and reports the error.
  })
