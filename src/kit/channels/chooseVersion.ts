import type { Canary, Channels } from '../Channels'
import { loadLocal, saveLocal } from '../files/localValues'
import { pageState } from '../pageState'

/** The visitor that a release is chosen for. */
export type PageVisitor = {
  readonly channel: string
  /** Hostname of the page. */
  readonly host: string
  /**
   * Returns the visitor's number for a canary, from 0 to below 100. It is the same at every visit. Only called if the
   * result matters, because it accesses storage.
   */
  readonly dial: (version: string) => number
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
    (hosts?.includes(host) || (percent && version && dial(version) < percent))
  )
    return version
  return Object.hasOwn(channels, channel) ? channels[channel] : undefined
}

/**
 * Returns the visitor's number for a canary, from 0 to below 100 in steps of 0.1, which are too coarse to identify a
 * visitor. It is random and stored, so that a visitor keeps a canary. If storage is blocked, it lasts until the page
 * unloads, so that `start.js` and the kit choose the same release. Each version is a salt, for other first visitors.
 */
export function visitorDial(version: string): number {
  let dial = loadLocal('dial')
  if (!(typeof dial === 'number' && dial >= 0 && dial < 100)) {
    const shared = pageState()
    dial = shared.dial ??= Math.floor(Math.random() * 1000) / 10
    saveLocal('dial', dial)
  }
  let salt = 0
  for (const letter of version)
    salt = ((salt + letter.charCodeAt(0)) * 37) % 100
  return (Number(dial) + salt) % 100
}
