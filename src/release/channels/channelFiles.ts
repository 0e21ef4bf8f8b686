import type { Channels, Releases } from '../../kit/Channels'
import {
  type HostSettings,
  type HostsFile,
  hostsPath,
} from '../../kit/channels/HostSettings'
import { signedPart, signedText } from './signChannels'
import {
  type ChannelFiles,
  channelsPath,
  configsIn,
  releasesPath,
} from './siteChannels'

/** Keys that sign the files, and the expiry date of the signatures. */
export type SignedUntil = {
  /** Ed25519 private keys as PKCS 8 PEM. */
  readonly pems: readonly string[]
  /** When the signatures expire. */
  readonly expires: Date
}

/**
 * Returns the files that a site serves for its channels.
 * @param channels all channels of the site, with the settings of each host by hostname
 * @param unchanged files of the site whose settings of hosts do not change. @default writes the settings again
 */
export function channelFiles(
  channels: Channels,
  signing?: SignedUntil,
  unchanged?: ChannelFiles,
): ChannelFiles {
  const { sequence, releases } = channels
  const { served, hosts } = splitHosts(channels, unchanged !== undefined)
  const all: Releases = { name: 'walletdock-releases', sequence, releases }
  const part = (body: object) =>
    signing ? signedPart(body, signing.pems) : unsignedText(body)
  const first = signing
    ? signedText(served, signing.pems, signing.expires)
    : unsignedText(served)
  const hostsText = unchanged
    ? unchanged.get(hostsPath)
    : served.hosts && part(hosts)
  return new Map([
    ...(hostsText ? [[hostsPath, hostsText] as const] : []),
    [releasesPath, part(all)],
    [channelsPath, first],
  ])
}

/** Returns the contents of `channels.json`, without the fields that only the release command needs. */
export function servedChannels(channels: Channels): Channels {
  return splitHosts(channels, true).served
}

/** Returns the text of an unsigned file. */
export function unsignedText(body: object): string {
  return `${JSON.stringify(body, null, 2)}\n`
}

/**
 * Separates the contents of `channels.json` from the settings of each host.
 * @param isUnchanged true if the settings of hosts do not change, so that the list of hosts is still right
 */
function splitHosts(
  channels: Channels,
  isUnchanged: boolean,
): {
  readonly served: Channels
  readonly hosts: HostsFile
} {
  const { canary, pinned = {}, releases, sequence } = channels
  const { pinned: _, config: __, canary: ___, ...all } = channels
  const { '*': forAll, ...ofHosts } = configsIn(channels)
  const { hosts: canaryHosts = [], ...tried } = canary ?? { version: '' }
  const { hosts: listed, hostsSince: since, ...rest } = all
  const channelsAlone = { ...rest, ...(canary && { canary: tried }) }
  const assignedReleases = releasesIn(channelsAlone, releases)
  const names = new Set([
    ...Object.keys(pinned),
    ...canaryHosts,
    ...Object.keys(ofHosts),
  ])
  const settingsOf = (host: string): HostSettings => {
    const version = pinned[host]
    return {
      ...(version && { pinned: version }),
      ...(canaryHosts.includes(host) && { canary: true }),
      ...(host in ofHosts && { config: ofHosts[host] }),
    }
  }
  const sorted = [...names].sort()
  return {
    served: {
      ...channelsAlone,
      ...(forAll !== undefined && { config: { '*': forAll } }),
      ...(isUnchanged
        ? listed && { hosts: listed, hostsSince: since ?? sequence }
        : sorted.length > 0 && { hosts: sorted, hostsSince: sequence }),
      releases: assignedReleases,
    },
    hosts: {
      name: 'walletdock-hosts',
      sequence,
      hosts: Object.fromEntries(sorted.map((it) => [it, settingsOf(it)])),
      // Includes releases that `channels.json` lists. This file is uploaded first, while the server still has the
      // channels of the previous edit.
      releases: pick(releases, new Set(Object.values(pinned))),
    },
  }
}

/** Returns the versions that any visitor gets from a channel, a pin or the canary. */
export function assignedVersions({
  canary,
  channels,
  pinned = {},
}: Assignments): ReadonlySet<string> {
  return new Set([
    ...Object.values(channels),
    ...Object.values(pinned),
    ...(canary ? [canary.version] : []),
  ])
}

type Assignments = Pick<Channels, 'canary' | 'channels' | 'pinned'>

/** Returns the releases that any visitor gets. */
function releasesIn(channels: Assignments, releases: Channels['releases']) {
  return pick(releases, assignedVersions(channels))
}

/** Returns the facts that pages need about some versions. */
function pick(
  releases: Channels['releases'],
  versions: ReadonlySet<string>,
): Channels['releases'] {
  return Object.fromEntries(
    Object.entries(releases)
      .filter(([version]) => versions.has(version))
      .map(([version, { files: _, ...release }]) => [version, release]),
  )
}
