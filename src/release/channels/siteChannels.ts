import type { Channels, Release } from '../../kit/Channels'
import { checkChannels, checkHosts } from '../../kit/channels/checkChannels'
import {
  hostsEdit,
  hostsPath,
  joinSettings,
} from '../../kit/channels/HostSettings'
import { signersOf, splitSigned } from '../../kit/channels/signatures'
import { parseJson } from '../../kit/files/fetchJson'
import { isRecord } from '../../platform/shapes'
import { checkReleases, type Past, type PastEdit } from './Releases'

/**
 * The files of a site that determine who gets which release. Contains their texts by path, in the order of the upload.
 *
 * - `hosts.json` has the settings of single hosts, if there are any. @see HostsFile
 * - `releases.json` has all releases. Only the release command and the status page read it.
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
  /** True if hosts have settings, and their file is missing or not valid. An edit of settings would lose these. */
  readonly lacksHosts: boolean
  /** Number of the edit that wrote `releases.json`. */
  readonly listedAt: number
  /** The unparsed files, because signatures cover their bytes. */
  readonly files: ChannelFiles
  readonly history: readonly PastEdit[]
}

/**
 * Combines the files of a site.
 * @param where URL or folder of the site, for messages
 * @throws Error if a file is not valid
 */
export function joinChannels(files: ChannelFiles, where: string): SiteChannels {
  const channels = parseFile(files, channelsPath, checkChannels, where)
  const { withdrawn = [] } = channels
  const listed = parseFile(files, releasesPath, checkReleases, where)
  const { name: _, sequence, releases: all, ...past } = listed
  const hosts =
    channels.hosts && checkHosts(parseJson(files.get(hostsPath) ?? ''))
  // If the sequence is too low, an edit of settings has written a newer file since.
  const current =
    typeof hosts === 'object' && hosts.sequence >= hostsEdit(channels)
      ? hosts
      : undefined
  const isUsed = (file: string) => file !== hostsPath || current !== undefined
  const joined = current ? joinSettings(channels, current) : channels
  // Pages follow the other files, so their facts about a release count. Only `releases.json` has the hash of its list.
  const known = Object.keys({ ...all, ...joined.releases })
    .filter((version) => !withdrawn.includes(version))
    .map((version): [string, Release] => [
      version,
      Object.assign({}, all[version], joined.releases[version]),
    ])
  return {
    channels: { ...joined, releases: Object.fromEntries(known) },
    lacksHosts: channels.hosts !== undefined && !current,
    listedAt: sequence,
    // Another file of hosts must not be uploaded, because it could replace the right one.
    files: new Map([...files].filter(([file]) => isUsed(file))),
    history: [],
    ...past,
  }
}

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

/** Returns the files of a site, without a `hosts.json` that somebody without a key has written. */
export async function withoutForgedHosts({
  channels,
  files,
}: SiteChannels): Promise<ChannelFiles> {
  const text = files.get(hostsPath)
  if (text === undefined || !isSigned(channels)) return files
  const signers = await validSigners(text, listedKeys(channels))
  if (signers.length > 0) return files
  return new Map([...files].filter(([file]) => file !== hostsPath))
}

/** Parses and checks a file. @throws Error that names the file if it is not valid */
function parseFile<Value extends object>(
  files: ChannelFiles,
  file: string,
  check: (answer: unknown) => Value | string,
  where: string,
): Value {
  const value = check(parseJson(files.get(file) ?? ''))
  if (typeof value === 'string')
    throw new Error(
      `The ${file} of ${where} has no valid "${value}". Check the folder or URL, or restore the last good file.`,
    )
  return value
}
