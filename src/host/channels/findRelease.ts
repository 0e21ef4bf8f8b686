import { fetchJson } from '../files/fetchJson'
import { LoadFailure, type LoadFailureReason } from '../LoadFailure'
import { type Place, placeOf } from '../Place'
import type { Trust, TrustedChannels } from './assertTrust'
import { chooseVersion } from './chooseVersion'
import { isListed } from './HostSettings'
import { takeChannels } from './takeChannels'
import { visitorDial } from './visitorDial'

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
  const failure = failureOf(folder)
  // Revalidate a cached file, so that a rollback takes effect at the next page load.
  const { answer, text } = await fetchJson(
    `${folder}channels.json`,
    { cache: 'no-cache', signal },
    (what, cause) => failure('invalid-channels', what, cause),
  )
  const isFirst = folder === following.folders[0]
  const trusted = await takeChannels(answer, text, following, isFirst, failure)
  const settled = await withOwnSettings(trusted, following, folder, signal)
  return releaseIn(settled, folder, following.channel)
}

/**
 * Returns a copy of the channels that contains the settings for this page's host. Each host's settings are in a
 * separate file.
 * @param folder folder of the site; `undefined` for the settings that an earlier visit stored
 * @throws LoadFailure as `ownSettings` does
 */
export async function withOwnSettings(
  trusted: TrustedChannels,
  following: Following,
  folder?: string,
  signal?: AbortSignal,
): Promise<TrustedChannels> {
  if (!isListed(trusted.channels, location.hostname)) return trusted
  // Few hosts have their own settings, so the code that fetches them is a separate download.
  const { ownSettings } = await import('./ownSettings')
  return ownSettings(trusted, following, folder, signal)
}

export function failureOf(folder: string) {
  return (reason: LoadFailureReason, what: string, cause?: unknown) =>
    new LoadFailure(reason, `${folder}channels.json ${what}.`, cause)
}

export function releaseIn(
  { channels, signedBy }: TrustedChannels,
  folder: string,
  channel: string,
): Place {
  const failure = failureOf(folder)
  if (channels.disabled)
    throw failure('disabled', `has turned the wallet off: ${channels.disabled}`)
  const { hostname: host } = location
  const version = chooseVersion(channels, { channel, host, dial: visitorDial })
  const release = version && channels.releases[version]
  if (!release)
    throw failure(
      'invalid-channels',
      `has no release for channel "${channel}" (version ${version})`,
    )
  return {
    ...placeOf(folder, version, release, channels.config),
    signedBy,
  }
}
