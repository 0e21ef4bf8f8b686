import type { Channels, Release } from './Channels'

/** What a site has set for the pages of one host. It is a file of its own, so that no host learns of another. */
export type HostSettings = {
  readonly name: 'walletdock-host'
  /** Hostname of the pages. */
  readonly host: string
  /** The edit that wrote the file: every edit writes it again, beside `channels.json`. */
  readonly sequence: number
  /** Version that all visitors of the host get. */
  readonly pinned?: string
  /** What is known of that version: `channels.json` need not list it. */
  readonly release?: Release
  /** True if all visitors of the host get the canary. */
  readonly canary?: true
  /** What the host is set up with where it does not say so itself. */
  readonly config?: unknown
}

/**
 * Returns the hash of a hostname: 16 hexadecimal digits. It keeps names out of the files that everybody reads. Whoever
 * guesses a name can find out if it has settings.
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

/** Returns the start of a hash as a number below 2^20. It keeps the list short, and a few hosts share one. */
function numberOf(host: string): number {
  return Number.parseInt(hashHost(host).slice(0, 5), 16)
}

/**
 * Returns the list of the hosts that have settings: their numbers in order, each as its distance from the one before. 500
 * of them have less than 1 KB gzip.
 */
export function listHosts(hosts: readonly string[]): string {
  return hosts
    .map(numberOf)
    .sort((one, other) => one - other)
    .map((number, at, all) => number - (all[at - 1] ?? 0))
    .join(' ')
}

/** Returns true if a host is in the list. It has settings then, unless it shares its number with another host. */
export function isListed({ hosts = '' }: ListsHosts, host: string): boolean {
  const number = numberOf(host)
  let reached = 0
  return (
    hosts !== '' &&
    hosts.split(' ').some((distance) => {
      reached += Number(distance)
      return reached === number
    })
  )
}

/** Returns how many hosts are in the list. */
export function countListed({ hosts = '' }: ListsHosts): number {
  return hosts === '' ? 0 : hosts.split(' ').length
}

type ListsHosts = Pick<Channels, 'hosts'>

/** Returns the path of a host's file, relative to the site's folder. */
export function settingsPath(host: string): string {
  return `hosts/${hashHost(host)}.json`
}

/**
 * Returns the address that pages ask for a host's file. It is another one after each edit, so that no cache gives the
 * settings of an earlier edit.
 */
export function settingsAddress(
  folder: string,
  { sequence }: Pick<Channels, 'sequence'>,
  host: string,
): string {
  return `${folder}${settingsPath(host)}?${sequence}`
}

/** Returns channels that also say what is set for a host. */
export function joinSettings<Some extends Joined>(
  channels: Some,
  { host, pinned, release, canary, config }: HostSettings,
): Some {
  const { canary: tried, releases } = channels
  return {
    ...channels,
    ...(pinned && { pinned: { ...channels.pinned, [host]: pinned } }),
    ...(pinned && release && { releases: { ...releases, [pinned]: release } }),
    ...(canary &&
      tried && {
        canary: { ...tried, hosts: [...(tried.hosts ?? []), host] },
      }),
    ...(config !== undefined && {
      config: { ...Object(channels.config), [host]: config },
    }),
  }
}

type Joined = Pick<Channels, 'canary' | 'pinned' | 'releases'> & {
  readonly config?: unknown
}
