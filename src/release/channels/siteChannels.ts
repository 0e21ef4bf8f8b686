import type { Channels } from '../../kit/Channels'
import { checkChannels } from '../../kit/channels/checkChannels'
import { hostsEdit } from '../../kit/channels/HostSettings'
import { signersOf, splitSigned } from '../../kit/channels/signatures'
import { parseJson } from '../../kit/files/fetchJson'
import { isRecord } from '../../platform/shapes'
import { checkReleases, type Past, type PastEdit } from './Releases'

/**
 * The files of a site that determine who gets which release. Contains their texts by path, in the order of the upload.
 *
 * - `hosts.json` has the settings of single hosts, if there are any. Only pages read it. @see HostsFile
 * - `releases.json` has all releases and settings. Only the release command and the status page read it.
 * - `channels.json` has everything else. Pages fetch it first, so it only has the releases that a channel or the canary
 *   gives to visitors.
 */
export type ChannelFiles = ReadonlyMap<string, string>

/** Options of hosts by hostname, or by `*` for all hosts. */
export type HostConfigs = Readonly<Record<string, ReturnType<typeof recordOf>>>

/** Returns the deployment configuration in the channels. Only the remote checks the values of the options. */
export function configsIn({ config }: Pick<Channels, 'config'>): HostConfigs {
  return Object.fromEntries(
    Object.entries(recordOf(config)).map(([host, options]) => [
      host,
      recordOf(options),
    ]),
  )
}

/** Returns the fields of an object. Any other value has none. */
export function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {}
}

export const channelsPath = 'channels.json'
export const releasesPath = 'releases.json'

/** The channels of a site, and the files that contain them. */
export type SiteChannels = Past & {
  /** Channels with all releases, and with the settings of each host by hostname. */
  readonly channels: Channels
  /**
   * Sentence that says why `releases.json` cannot be used. The channels then lack everything that only this file has,
   * and only `disable` and `undo` are possible.
   */
  readonly fault?: string | undefined
  /** The unparsed files, because signatures cover their bytes. */
  readonly files: ChannelFiles
  readonly history: readonly PastEdit[]
}

/**
 * Combines the files of a site.
 * @param where URL or folder of the site, for messages
 * @throws Error if `channels.json` is not valid
 */
export function joinChannels(files: ChannelFiles, where: string): SiteChannels {
  const [served, releases] = [channelsPath, releasesPath].map((file) =>
    parseJson(files.get(file) ?? ''),
  )
  const channels = checkChannels(served)
  if (typeof channels === 'string')
    throw new Error(invalid(channelsPath, where, channels))
  const list = checkReleases(releases)
  const edit = hostsEdit(channels)
  if (typeof list === 'string' || list.sequence < edit)
    return {
      channels,
      fault:
        typeof list === 'string'
          ? invalid(releasesPath, where, list)
          : `releases.json is from edit ${list.sequence}, but channels.json is from edit ${edit}. Somebody has restored an older file: upload the one of edit ${edit}.`,
      files: new Map([...files].filter(([file]) => file !== releasesPath)),
      history: [],
    }
  const { site, atLeast, mirrors, history = [], releases: all } = list
  const { canary, pinned, config } = list
  return {
    ...{ site, atLeast, mirrors, history, files },
    channels: {
      ...channels,
      ...(canary && { canary }),
      ...(pinned && { pinned }),
      ...(config !== undefined && { config }),
      // Pages follow `channels.json`. Only `releases.json` has the hash of the list of a release's files.
      releases: Object.fromEntries(
        Object.entries(all).map(([version, release]) => [
          version,
          { ...release, ...channels.releases[version] },
        ]),
      ),
    },
  }
}

const invalid = (file: string, where: string, field: string) =>
  `The ${file} of ${where} has no valid "${field}". Check the folder or URL, or restore the last good file.`

/** Returns the text of the channels that signatures cover. It identifies an edit. */
export function signedPart({ files }: Pick<SiteChannels, 'files'>): string {
  const text = files.get(channelsPath) ?? ''
  return splitSigned(text)?.signed ?? text
}

/**
 * Returns the public keys that sign a site. The signed bytes contain this list, so that an attacker who removes a
 * signature cannot make the next edit lose a key that hosts trust.
 */
export function listedKeys({ publicKey = '' }: Channels): string[] {
  return publicKey.split(' ').filter(Boolean)
}

/** Returns those keys that have signed a file. Treats malformed signatures as missing. */
export async function validSigners(
  text: string,
  keys: readonly string[],
): Promise<readonly string[]> {
  // If a signature is malformed, somebody else has written the file.
  return signersOf(text, keys).catch(() => [])
}

/**
 * Returns whether the channels have a signature field. If an attacker removes only one of the two fields, the channels
 * still count as signed.
 */
export function isSigned(channels: Channels): boolean {
  const { publicKey, signatures } = channels
  return publicKey !== undefined || signatures !== undefined
}
