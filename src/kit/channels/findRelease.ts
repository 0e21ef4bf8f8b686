import type { Trust, TrustedChannels } from '../Channels'
import { fetchJson } from '../files/fetchJson'
import { saveLocal } from '../files/localValues'
import { type FileFailure, failureOf } from '../LoadFailure'
import { type Place, placeOf } from '../Place'
import { checkChannels } from './checkChannels'
import { chooseVersion, visitorDial } from './chooseVersion'

/** The channel that a page follows, and the origins that have it. */
export type Following = Trust & {
  readonly channel: string
  /** Folders that have the channels and the releases, in the page's order. */
  readonly folders: readonly string[]
}

/**
 * Fetches the channels from a folder and returns the release that this visitor gets.
 * @throws LoadFailure 'unreachable', 'invalid-channels', 'untrusted' or 'disabled'
 */
export async function findRelease(
  folder: string,
  following: Following,
  signal: AbortSignal,
): Promise<Place> {
  const address = `${folder}channels.json`
  const failure = failureOf(address)
  const { answer, text } = await fetchJson(
    address,
    // Revalidate a cached file, so that a rollback takes effect at the next page load.
    { cache: 'no-cache', signal },
    (...why) => failure('invalid-channels', ...why),
  )
  const isFirst = folder === following.folders[0]
  const trusted = await withOwnSettings(
    await acceptChannels(answer, text, following, isFirst, failure),
    following,
    folder,
    signal,
  )
  return releaseIn(trusted, folder, following.channel)
}

/** Returns a copy of the channels that contains the settings for this page's host. @see fetchHostSettings */
export async function withOwnSettings(
  trusted: TrustedChannels,
  following: Following,
  folder?: string,
  signal?: AbortSignal,
): Promise<TrustedChannels> {
  const { disabled, hosts } = trusted.channels
  // The emergency edit must reach pages although `hosts.json` is missing.
  if (disabled || !hosts?.includes(location.hostname)) return trusted
  // Few hosts have their own settings, so the code that fetches them is a separate download.
  const { fetchHostSettings } = await import('./fetchHostSettings')
  return fetchHostSettings(trusted, following, folder, signal)
}

export function releaseIn(
  { channels, signers }: TrustedChannels,
  folder: string,
  channel: string,
): Place {
  const failure = failureOf(`${folder}channels.json`)
  if (channels.disabled)
    throw failure('disabled', `has turned the wallet off: ${channels.disabled}`)
  const { hostname: host } = location
  const version = chooseVersion(channels, { channel, host, dial: visitorDial })
  const release = version && channels.releases[version]
  if (!release)
    throw failure(
      'invalid-channels',
      version
        ? `has no release ${version}, which channel "${channel}" has`
        : `has no channel "${channel}". It has ${Object.keys(channels.channels).join(', ')}`,
    )
  return {
    ...placeOf(folder, version, release, channels.config),
    signedBy: signers?.join(' '),
  }
}

/**
 * Checks channels and stores them for later visits. Rejects channels that are invalid, not trusted, or older than the
 * stored ones.
 * @param text the unparsed `answer`
 * @param isFirst true for the page's first folder. Without a key, its channels are accepted even if they are older
 * @throws LoadFailure 'invalid-channels' or 'untrusted'
 */
export async function acceptChannels(
  answer: unknown,
  text: string,
  trust: Trust,
  isFirst: boolean,
  failure: FileFailure,
): Promise<TrustedChannels> {
  const channels = checkChannels(answer)
  if (typeof channels === 'string')
    throw failure('invalid-channels', `has no valid "${channels}"`)
  let trusted: TrustedChannels = { channels }
  if (trust.threshold || !isFirst) {
    // Few pages need this check, so it is a separate download.
    const { assertTrust } = await import('./assertTrust')
    trusted = await assertTrust(text, channels, trust, failure)
  }
  // Store the file only under the keys that signed it. Otherwise an attacker with a leaked key could store such a high
  // number under the new key that the page would never accept another file.
  for (const owner of trusted.signers ?? trust.owners) saveLocal(owner, text)
  return trusted
}
