import type { Channels } from '../../kit/Channels'
import { chooseVersion } from '../../kit/channels/chooseVersion'
import { configsIn } from '../channels/siteChannels'

/** A visitor, as described in the form of the status page. */
type Visitor = {
  /** Hostname of the page. */
  readonly host: string
  /** Channel that the page follows. */
  readonly channel: string
  /** The visitor's number, from 0 to below 100. @see visitorDial */
  readonly dial: number
}

/**
 * Explains which release a visitor gets, with the same rules as the host kit.
 * @returns the version, or `undefined` if the visitor gets no wallet; the reason as a sentence; and the options that the
 * deployment configuration sets for the page, first those for all hosts
 */
export function explainVersion(channels: Channels, visitor: Visitor) {
  const { host, channel, dial } = visitor
  const configs = configsIn(channels)
  const names = ['*', host].flatMap((who) => Object.keys(configs[who] ?? {}))
  const options = [...new Set(names)]
  const { disabled } = channels
  if (disabled) {
    const reason = `The wallet is turned off for everybody: ${disabled}`
    return { version: undefined, reason, options }
  }
  const version = chooseVersion(channels, { host, channel, dial: () => dial })
  return { version, reason: reasonFor(channels, visitor, version), options }
}

function reasonFor(
  { canary, pinned = {}, channels }: Channels,
  { channel, dial, host }: Visitor,
  version: string | undefined,
): string {
  if (Object.hasOwn(pinned, host)) return `${host} is pinned to it.`
  if (version === undefined)
    return `There is no channel "${channel}". Channels: ${Object.keys(channels).join(', ')}.`
  if (canary && channel === 'canary') return 'The page follows the canary.'
  if (canary && channel === 'stable') {
    const { hosts = [], percent = 0 } = canary
    if (hosts.includes(host)) return `All visitors of ${host} get the canary.`
    if (dial < percent)
      return `The canary is for ${percent} % of the visitors, and this one is among them.`
  }
  return `It is the release of channel "${channel}".`
}
