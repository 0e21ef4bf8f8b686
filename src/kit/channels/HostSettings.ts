import type { Channels, Release } from '../Channels'

/** Contents of `hosts.json`, which has the settings of single hosts. Only the pages of these hosts fetch it. */
export type HostsFile = {
  readonly name: 'walletdock-hosts'
  /** Number of the edit that wrote the file. */
  readonly sequence: number
  /** Settings by the hostname of the pages. */
  readonly hosts: Readonly<Record<string, HostSettings>>
  /** Hashes of the versions to which hosts are pinned, because `channels.json` may not list them. */
  readonly releases: Readonly<Record<string, Release>>
}

/** A site's settings for the pages of one host. */
export type HostSettings = {
  /** Version that all visitors of the host get. */
  readonly pinned?: string
  /** True if all visitors of the host get the canary. */
  readonly canary?: true
  /** Deployment configuration of the host. The host's own options override it. */
  readonly config?: unknown
}

/** Path of the file, relative to the site's folder. */
export const hostsPath = 'hosts.json'

/**
 * Returns the URL of `hosts.json`. It contains the number of the edit that wrote the file, so that no cache returns
 * earlier settings.
 */
export function hostsAddress(folder: string, channels: Numbers): string {
  return `${folder}${hostsPath}?${hostsEdit(channels)}`
}

type Numbers = Pick<Channels, 'sequence' | 'hostsSince'>

/** Returns the number of the edit that wrote the settings of hosts. */
export function hostsEdit({ sequence, hostsSince }: Numbers): number {
  return hostsSince ?? sequence
}

/**
 * Returns a copy of the channels that contains the settings of one host. Settings that an earlier visit stored may be
 * older than the channels, so a pin to a withdrawn version and an earlier canary have no effect.
 */
export function withSettings<
  Some extends Numbers &
    Pick<Channels, 'canary' | 'config' | 'pinned' | 'releases' | 'withdrawn'>,
>(
  channels: Some,
  { sequence, hosts, releases }: HostsFile,
  host: string,
): Some {
  const { pinned, canary, config } = hosts[host] ?? {}
  const isPinned = pinned && !channels.withdrawn?.includes(pinned)
  const tried =
    canary && sequence >= hostsEdit(channels) ? channels.canary : undefined
  return {
    ...channels,
    ...(isPinned && {
      pinned: { [host]: pinned },
      releases: { ...releases, ...channels.releases },
    }),
    ...(tried && { canary: { ...tried, hosts: [host] } }),
    ...(config !== undefined && {
      config: { ...Object(channels.config), [host]: config },
    }),
  }
}
