import {
  checkChannels,
  checkReleases,
  checkSettings,
} from '../../host/check/checkChannels'
import { parseJson } from '../../host/check/parseJson'
import type { Channels, Releases } from '../../host/find/Channels'
import {
  countListed,
  type HostSettings,
  joinSettings,
  listHosts,
  settingsPath,
} from '../../host/find/HostSettings'
import { signedPart, signedText } from './signChannels'

/**
 * The files of a site that say who gets which release: their texts by path, in the order in which they are uploaded.
 *
 * - `hosts/<hash>.json` has the settings of one host. @see HostSettings
 * - `releases.json` has all releases. The release command and the status page read it, and pages do not.
 * - `channels.json` has the rest. Pages ask it first, so it has only the releases that a channel or the canary gives.
 */
export type ChannelFiles = ReadonlyMap<string, string>

/** How the files are signed. */
export type SignedUntil = {
  /** Ed25519 private keys, PKCS 8. */
  readonly pems: readonly string[]
  /** When the signatures end. */
  readonly expires: Date
}

export const channelsPath = 'channels.json'
export const releasesPath = 'releases.json'
const hostsFolder = 'hosts/'

/**
 * Returns channels as they are served.
 * @param channels all that the site says, with the settings of each host by its name
 */
export function channelFiles(
  channels: Channels,
  signing?: SignedUntil,
): ChannelFiles {
  const { sequence, releases } = channels
  const { served, hosts } = splitHosts(channels)
  const all: Releases = { name: 'walletdock-releases', sequence, releases }
  const part = (body: object) =>
    signing ? signedPart(body, signing.pems) : unsignedText(body)
  const first = signing
    ? signedText(served, signing.pems, signing.expires)
    : unsignedText(served)
  return new Map([
    ...hosts.map((host) => [settingsPath(host.host), part(host)] as const),
    [releasesPath, part(all)],
    [channelsPath, first],
  ])
}

/** Returns `channels.json` without what only the release command needs. */
export function servedChannels(channels: Channels): Channels {
  return splitHosts(channels).served
}

/** All that a site says. */
export type SiteChannels = {
  /** With all releases, and the settings of each host by its name. */
  readonly channels: Channels
  /** How many hosts have settings whose files are not at hand. An edit would lose them. */
  readonly missingHosts: number
  /** The files as they are: signatures cover their bytes. */
  readonly files: ChannelFiles
}

/**
 * Returns all that a site says.
 * @param where the site, for messages
 * @throws Error if a file is not valid
 */
export function joinChannels(files: ChannelFiles, where: string): SiteChannels {
  const channels = parseFile(files, channelsPath, checkChannels, where)
  const { withdrawn = [], sequence } = channels
  // Sites of 1.3 have no such file.
  const all = files.has(releasesPath)
    ? parseFile(files, releasesPath, checkReleases, where).releases
    : {}
  const settings = [...files.keys()]
    .filter((file) => file.startsWith(hostsFolder))
    .map((file) => parseFile(files, file, checkSettings, where))
    // Those of an earlier edit: the host has none any more.
    .filter((host) => host.sequence >= sequence)
    .sort((one, other) => one.host.localeCompare(other.host))
  const known = Object.entries({ ...all, ...channels.releases }).filter(
    ([version]) => !withdrawn.includes(version),
  )
  return {
    channels: settings.reduce(joinSettings, {
      ...channels,
      releases: Object.fromEntries(known),
    }),
    missingHosts: countListed(channels) - settings.length,
    files,
  }
}

/** Returns the text of a file that is not signed. */
export function unsignedText(body: object): string {
  return `${JSON.stringify(body, null, 2)}\n`
}

/** Separates what everybody reads from the settings of each host. */
function splitHosts(channels: Channels): {
  readonly served: Channels
  readonly hosts: readonly HostSettings[]
} {
  const { canary, config, pinned = {}, releases, sequence } = channels
  // For host kits of 1.3 and older, which read no other file.
  if (channels.hosts === undefined)
    return {
      served: { ...channels, releases: given(channels, releases) },
      hosts: [],
    }
  const { pinned: _, config: __, canary: ___, ...rest } = channels
  const { '*': forAll, ...ofHosts }: Readonly<Record<string, unknown>> =
    Object(config)
  const { hosts: canaryHosts = [], ...tried } = canary ?? { version: '' }
  const channelsAlone = { ...rest, ...(canary && { canary: tried }) }
  const listed = given(channelsAlone, releases)
  const names = new Set([
    ...Object.keys(pinned),
    ...canaryHosts,
    ...Object.keys(ofHosts),
  ])
  const hosts = [...names].sort().map((host): HostSettings => {
    const version = pinned[host]
    // Also if channels.json lists it: this file is uploaded first, beside the channels of the edit before.
    const release = version ? releases[version] : undefined
    return {
      name: 'walletdock-host',
      host,
      sequence,
      ...(version && { pinned: version }),
      ...(release && { release }),
      ...(canaryHosts.includes(host) && { canary: true }),
      ...(host in ofHosts && { config: ofHosts[host] }),
    }
  })
  return {
    served: {
      ...channelsAlone,
      ...(forAll !== undefined && { config: { '*': forAll } }),
      hosts: listHosts([...names]),
      releases: listed,
    },
    hosts,
  }
}

/** Returns the versions that a channel, a pin or the canary gives. */
export function givenVersions({
  canary,
  channels,
  pinned = {},
}: Given): ReadonlySet<string> {
  return new Set([
    ...Object.values(channels),
    ...Object.values(pinned),
    ...(canary ? [canary.version] : []),
  ])
}

type Given = Pick<Channels, 'canary' | 'channels' | 'pinned'>

/** Returns the releases that somebody gets. */
function given(channels: Given, releases: Channels['releases']) {
  const versions = givenVersions(channels)
  return Object.fromEntries(
    Object.entries(releases).filter(([version]) => versions.has(version)),
  )
}

/** @throws Error that names the file if it is not valid */
export function parseFile<Value extends object>(
  files: ChannelFiles,
  file: string,
  check: (answer: unknown) => Value | string,
  where: string,
): Value {
  const value = check(parseJson(files.get(file) ?? ''))
  if (typeof value === 'string')
    throw new Error(
      `The ${file} of ${where} has no valid "${value}". Check the address, or restore the last good file.`,
    )
  return value
}
