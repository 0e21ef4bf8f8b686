import type { Canary, Channels } from '../Channels'

/** The visitor that a release is chosen for. */
export type PageVisitor = {
  readonly channel: string
  /** Hostname of the page. */
  readonly host: string
  /**
   * Returns the visitor's number, from 0 to below 100. It is the same at every visit. Only called if the result
   * matters, because it accesses storage.
   */
  readonly dial: () => number
}

/** Returns the version for a visitor, or `undefined` if the channel does not exist. */
export function chooseVersion(
  {
    channels,
    canary,
    pinned,
  }: Pick<Channels, 'channels' | 'canary' | 'pinned'>,
  { channel, host, dial }: PageVisitor,
): string | undefined {
  if (pinned && Object.hasOwn(pinned, host)) return pinned[host]
  const { version, hosts, percent }: Partial<Canary> = canary ?? {}
  if (channel === 'canary' && version) return version
  if (
    channel === 'stable' &&
    (hosts?.includes(host) || (percent && dial() < percent))
  )
    return version
  return Object.hasOwn(channels, channel) ? channels[channel] : undefined
}
