import type { Channels } from '../../kit/Channels'
import { hostsPath } from '../../kit/channels/HostSettings'
import type { Past, Releases } from './Releases'
import { splitHosts } from './servedChannels'
import { fileText, signedText } from './signChannels'
import { type ChannelFiles, channelsPath, releasesPath } from './siteChannels'

/**
 * Returns the files that a site serves for its channels.
 * @param channels all channels of the site, with the settings of each host by hostname
 * @param signing Ed25519 keys as PEM, when the signatures expire, and all public keys of the site. @default those of the PEMs
 * @param unchanged files of the site whose settings of hosts do not change. @default writes the settings again
 * @param past what `releases.json` remembers about the site
 */
export function channelFiles(
  channels: Channels,
  signing?: {
    readonly pems: readonly string[]
    readonly expires: Date
    readonly keys?: readonly string[]
  },
  unchanged?: ChannelFiles,
  past?: Past,
): ChannelFiles {
  const { sequence, releases } = channels
  const { served, hosts } = splitHosts(channels, unchanged !== undefined)
  const all: Releases = {
    name: 'walletdock-releases',
    sequence,
    releases,
    ...past,
  }
  const hostsText = unchanged
    ? unchanged.get(hostsPath)
    : served.hosts && fileText(hosts, signing?.pems)
  const channelsText = signing
    ? signedText(served, signing.pems, signing.expires, signing.keys)
    : fileText(served)
  return new Map([
    ...(hostsText ? [[hostsPath, hostsText] as const] : []),
    [releasesPath, fileText(all, signing?.pems)],
    [channelsPath, channelsText],
  ])
}
