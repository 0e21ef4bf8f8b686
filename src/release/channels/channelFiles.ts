import type { Channels } from '../../kit/Channels'
import { hostsPath } from '../../kit/channels/HostSettings'
import type { Past, Releases } from './Releases'
import { splitHosts } from './servedChannels'
import { fileText, signedText } from './signChannels'
import { type ChannelFiles, channelsPath, releasesPath } from './siteChannels'

/**
 * Returns the files that a site serves for its channels. The emergency edit, which sets `hostsSince`, only writes
 * `channels.json`.
 * @param channels all channels of the site, with the settings of each host by hostname
 * @param signing Ed25519 keys as PEM, when the signatures expire, and all public keys of the site. @default those of the PEMs
 * @param past what `releases.json` remembers about the site
 */
export function channelFiles(
  channels: Channels,
  signing?: {
    readonly pems: readonly string[]
    readonly expires: Date
    readonly keys?: readonly string[]
  },
  past?: Past,
): ChannelFiles {
  const { sequence, canary, pinned, config, releases } = channels
  const { served, hosts } = splitHosts(channels)
  const name: Releases['name'] = 'walletdock-releases'
  const settings = { canary, pinned, config, releases }
  const all = { name, sequence, ...settings, ...past }
  const channelsText = signing
    ? signedText(served, signing.pems, signing.expires, signing.keys)
    : fileText(served)
  if (channels.hostsSince) return new Map([[channelsPath, channelsText]])
  return new Map([
    ...(served.hosts
      ? [[hostsPath, fileText(hosts, signing?.pems)] as const]
      : []),
    [releasesPath, fileText(all, signing?.pems)],
    [channelsPath, channelsText],
  ])
}
