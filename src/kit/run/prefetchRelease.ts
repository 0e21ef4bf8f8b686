import { fetchFile, hostsLimit, readText } from '../../platform/readText'
import type { Channels } from '../Channels'
import type { Contract } from '../Contract'
import { chooseVersion, visitorDial } from '../channels/chooseVersion'
import {
  type HostsFile,
  hostsAddress,
  withSettings,
} from '../channels/HostSettings'
import { saveEarlyResponse } from '../files/fetchJson'
import { type Place, placeOf } from '../Place'
import { preload } from './preload'

/** The fields of the channels that determine who gets which release. */
export type EmbeddedChannels = Omit<
  Channels,
  'name' | 'config' | 'expires' | 'renewalKey' | 'publicKey' | 'signatures'
>

/**
 * Fetches the files of the release that a channel gives this visitor, for the kit, which checks them before they run.
 * @param prefetched hash of a contract whose files have been prefetched already
 */
export async function prefetchChannel(
  folder: string,
  channel: string,
  nonce: string | undefined,
  prefetched?: string,
): Promise<void> {
  // Like the kit, revalidate a cached file, so that a rollback takes effect at the next page load.
  let channels = await fetchEarly<EmbeddedChannels>(`${folder}channels.json`, {
    cache: 'no-cache',
  })
  const { hostname } = location
  if (channels.hosts?.includes(hostname)) {
    const address = hostsAddress(folder, channels)
    const hosts = await fetchEarly<HostsFile>(address, {}, hostsLimit)
    channels = withSettings(channels, hosts, hostname)
  }
  const place = placeIn(channels, folder, channel)
  if (place && !(prefetched && place.contract === prefetched))
    await prefetchPlace(place, nonce)
}

/** Returns the place of the visitor's release. The kit verifies the channels later. */
export function placeIn(
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
export async function prefetchPlace(
  { base, contract, preload: files }: Place,
  nonce: string | undefined,
): Promise<void> {
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
export async function fetchEarly<Answer>(
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
