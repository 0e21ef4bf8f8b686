import type { Channels } from './Channels'

/** The visitor that a release is chosen for. */
export type Asker = {
  readonly channel: string
  /** Hostname of the page. */
  readonly host: string
  /** The visitor's own number, 0 up to 100, the same at every visit. */
  readonly dial: number
}

/** The version for this visitor; `undefined` when there is no such channel. */
export function chooseVersion(
  { channels, canary, pinned }: Channels,
  { channel, host, dial }: Asker,
): string | undefined {
  const triesOut =
    canary && (canary.hosts?.includes(host) || dial < (canary.percent ?? 0))
  if (pinned && Object.hasOwn(pinned, host)) return pinned[host]
  if (canary && (channel === 'canary' || (channel === 'stable' && triesOut)))
    return canary.version
  return Object.hasOwn(channels, channel) ? channels[channel] : undefined
}
