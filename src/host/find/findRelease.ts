import type { Trust, TrustedChannels } from '../check/demandTrust'
import { LoadFailure, type LoadFailureReason } from '../LoadFailure'
import { chooseVersion } from './chooseVersion'
import { fetchJson } from './fetchJson'
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
  const { text } = await fetchJson(
    `${folder}channels.json`,
    { cache: 'no-cache', signal },
    (what, cause) => failure('invalid-channels', what, cause),
  )
  const isFirst = folder === following.folders[0]
  const trusted = await takeChannels(text, following, isFirst, failure)
  return releaseIn(trusted, folder, following.channel)
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
