import type { Trust, TrustedChannels } from '../check/demandTrust'
import { LoadFailure, type LoadFailureReason } from '../LoadFailure'
import { chooseVersion } from './chooseVersion'
import { fetchJson } from './fetchJson'
import { isListed } from './HostSettings'
import { type Place, placeOf } from './Place'
import { takeChannels } from './takeChannels'
import { visitorDial } from './visitorDial'

/** What a page says of the channel that it follows. */
export type Following = Trust & {
  readonly channel: string
  /** Origins that have the channels and the releases, the first one first. */
  readonly folders: readonly string[]
}

/**
 * Asks an origin which release this visitor gets: one request.
 * @throws LoadFailure 'unreachable', 'invalid-channels', 'untrusted' or 'disabled'
 */
export async function findRelease(
  folder: string,
  following: Following,
  signal: AbortSignal,
): Promise<Place> {
  const failure = failureOf(folder)
  // Never an old one from a cache: a rollback is for the next page load.
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
 * Returns channels that also say what is set for the host of this page, which has a file of its own.
 * @param folder where the file is; none for settings that an earlier visit took
 * @throws LoadFailure as `ownSettings` does
 */
export async function withOwnSettings(
  trusted: TrustedChannels,
  following: Following,
  folder?: string,
  signal?: AbortSignal,
): Promise<TrustedChannels> {
  if (!isListed(trusted.channels, location.hostname)) return trusted
  // Few hosts have settings of their own: the others do not download what fetches them.
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
