import type { Channels } from '../../kit/Channels'
import type { HostSettings, HostsFile } from '../../kit/channels/HostSettings'
import { configsIn } from './siteChannels'

/** Separates the contents of `channels.json` from the settings of each host. */
export function splitHosts(channels: Channels) {
  const { canary, config: _, hosts: listed, pinned = {}, ...rest } = channels
  const { '*': forAll, ...configs } = configsIn(channels)
  const { hosts: canaryHosts = [], ...tried } = canary ?? { version: '' }
  const names = [
    ...Object.keys(pinned),
    ...canaryHosts,
    ...Object.keys(configs),
  ]
  const sorted = [...new Set(names)].sort()
  const settingsOf = (host: string): HostSettings => ({
    ...(pinned[host] && { pinned: pinned[host] }),
    ...(canaryHosts.includes(host) && { canary: true }),
    ...(host in configs && { config: configs[host] }),
  })
  // The emergency edit does not know the settings, so the hosts that have some stay listed.
  const withSettings = rest.hostsSince ? (listed ?? []) : sorted
  const served: Channels = {
    ...rest,
    ...(canary && { canary: tried }),
    ...(forAll !== undefined && { config: { '*': forAll } }),
    ...(withSettings.length > 0 && { hosts: withSettings }),
    releases: pick(
      rest.releases,
      assignedVersions({ ...channels, pinned: {} }),
    ),
  }
  const hosts: HostsFile = {
    name: 'walletdock-hosts',
    sequence: rest.sequence,
    hosts: Object.fromEntries(sorted.map((it) => [it, settingsOf(it)])),
    // Includes releases that `channels.json` lists. This file is uploaded first, while the server still has the
    // channels of the previous edit.
    releases: pick(rest.releases, new Set(Object.values(pinned))),
  }
  return { served, hosts }
}

/** Returns the versions that any visitor gets from a channel, a pin or the canary. */
export function assignedVersions({
  canary,
  channels,
  pinned = {},
}: Pick<Channels, 'canary' | 'channels' | 'pinned'>): ReadonlySet<string> {
  return new Set([
    ...Object.values(channels),
    ...Object.values(pinned),
    ...(canary ? [canary.version] : []),
  ])
}

/** Returns the facts that pages need about some versions. */
function pick(releases: Channels['releases'], versions: ReadonlySet<string>) {
  return Object.fromEntries(
    Object.entries(releases)
      .filter(([version]) => versions.has(version))
      .map(([version, { files: _, ...release }]) => [version, release]),
  )
}
