import type { Channels, Release } from '../Channels'

/**
 * A site's settings for the pages of one host. Each host has a separate file, so that hosts do not learn of each other.
 */
export type HostSettings = {
  readonly name: 'walletdock-host'
  /** Hostname of the pages. */
  readonly host: string
  /** Number of the edit that wrote the file. An edit that changes settings of hosts writes the files of all hosts. */
  readonly sequence: number
  /** Version that all visitors of the host get. */
  readonly pinned?: string
  /** Hashes of that version, because `channels.json` may not list it. */
  readonly release?: Release
  /** True if all visitors of the host get the canary. */
  readonly canary?: true
  /** Deployment configuration of the host. The host's own options override it. */
  readonly config?: unknown
}

/**
 * Returns the hash of a hostname, with 16 hexadecimal digits. Public files contain hashes so that they do not list
 * hostnames. Anyone who guesses a hostname can still find out whether it has settings.
 * @see https://datatracker.ietf.org/doc/html/draft-eastlake-fnv "FNV-1a", 64 bits
 */
export function hashHost(host: string): string {
  let hash = 0xcbf29ce484222325n
  for (const letter of host)
    hash = BigInt.asUintN(
      64,
      (hash ^ BigInt(letter.charCodeAt(0))) * 0x100000001b3n,
    )
  return hash.toString(16).padStart(16, '0')
}

/**
 * Returns the first 20 bits of a hostname's hash. Short numbers keep the list small, but some hosts have the same
 * number.
 */
function numberOf(host: string): number {
  return Number.parseInt(hashHost(host).slice(0, 5), 16)
}

/**
 * Encodes the hosts that have settings. The list contains their numbers in ascending order, each as the difference from
 * the previous one. 500 hosts need less than 1 KB with gzip.
 */
export function listHosts(hosts: readonly string[]): string {
  return hosts
    .map(numberOf)
    .sort((one, other) => one - other)
    .map((number, at, all) => number - (all[at - 1] ?? 0))
    .join(' ')
}

/**
 * Returns whether the list contains a host's number. The host may have no settings, because another host may have the
 * same number.
 */
export function isListed({ hosts = '' }: ListsHosts, host: string): boolean {
  const number = numberOf(host)
  let sum = 0
  return (
    hosts !== '' &&
    hosts.split(' ').some((distance) => {
      sum += Number(distance)
      return sum === number
    })
  )
}

/** Returns the number of hosts in the list. */
export function countListed({ hosts = '' }: ListsHosts): number {
  return hosts === '' ? 0 : hosts.split(' ').length
}

type ListsHosts = Pick<Channels, 'hosts'>

/** Returns the path of a host's file, relative to the site's folder. */
export function settingsPath(host: string): string {
  return `hosts/${hashHost(host)}.json`
}

/**
 * Returns the URL of a host's file. It contains the number of the edit that changed the settings of hosts last, so that
 * no cache returns earlier settings.
 */
export function settingsAddress(
  folder: string,
  channels: Numbers,
  host: string,
): string {
  return `${folder}${settingsPath(host)}?${settingsEdit(channels)}`
}

/** Returns the number of the edit since which settings of hosts are valid. */
export function settingsEdit({ sequence, hostsSince }: Numbers): number {
  return hostsSince ?? sequence
}

type Numbers = Pick<Channels, 'sequence' | 'hostsSince'>

/**
 * Returns a copy of the channels that contains a host's settings. Edits such as `withdraw` and `promote` do not rewrite
 * the settings, so a pin to a withdrawn version and an earlier canary have no effect.
 */
export function joinSettings<Some extends Joined>(
  channels: Some,
  { host, sequence, pinned, release, canary, config }: HostSettings,
): Some {
  const { canary: tried, releases, withdrawn } = channels
  const isPinned = pinned && !withdrawn?.includes(pinned)
  return {
    ...channels,
    ...(isPinned && { pinned: { ...channels.pinned, [host]: pinned } }),
    ...(isPinned &&
      release && { releases: { ...releases, [pinned]: release } }),
    ...(canary &&
      tried &&
      sequence >= (tried.since ?? 0) && {
        canary: { ...tried, hosts: [...(tried.hosts ?? []), host] },
      }),
    ...(config !== undefined && {
      config: { ...Object(channels.config), [host]: config },
    }),
  }
}

type Joined = Pick<Channels, 'canary' | 'pinned' | 'releases' | 'withdrawn'> & {
  readonly config?: unknown
}
