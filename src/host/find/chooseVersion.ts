import type { Canary, Channels } from './Channels'

/** The visitor that a release is chosen for. */
export type Asker = {
  readonly channel: string
  /** Hostname of the page. */
  readonly host: string
  /** Gives the visitor's own number, 0 up to 100, the same at every visit. Asked only where it counts: it lies in storage. */
  readonly dial: () => number
}

/** The version for this visitor; `undefined` when there is no such channel. */
export function chooseVersion(
  {
    channels,
    canary,
    pinned,
  }: Pick<Channels, 'channels' | 'canary' | 'pinned'>,
  { channel, host, dial }: Asker,
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
