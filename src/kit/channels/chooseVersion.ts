import type { Canary, Channels } from '../Channels'
import { loadLocal, saveLocal } from '../files/localValues'
import { pageState } from '../pageState'

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

/**
 * Returns the visitor's random number, from 0 to below 100 in steps of 0.1, which are too coarse to identify a visitor.
 * It is stored, so that a visitor who gets a canary keeps it at later visits. If storage is blocked, the number lasts
 * until the page unloads, so that `start.js` and the kit still choose the same release.
 */
export function visitorDial(): number {
  const stored = loadLocal('dial')
  if (typeof stored === 'number' && stored >= 0 && stored < 100) return stored
  const shared = pageState()
  shared.dial ??= Math.floor(Math.random() * 1000) / 10
  saveLocal('dial', shared.dial)
  return shared.dial
}
