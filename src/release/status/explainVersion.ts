import type { Canary, Channels } from '../../kit/Channels'
import { chooseVersion } from '../../kit/channels/chooseVersion'
import { configsIn, type HostConfigs } from '../channels/siteChannels'

/** A visitor, as described in the form of the status page. */
export type Visitor = {
  /** Hostname of the page. */
  readonly host: string
  /** Channel that the page follows. */
  readonly channel: string
  /** The visitor's number, from 0 to below 100. @see visitorDial */
  readonly dial: number
}

/** The version that a visitor gets, and the reason. */
export type Explanation = {
  /** `undefined` if the visitor gets no wallet. */
  readonly version: string | undefined
  /** Reason for the version, as a sentence. */
  readonly reason: string
  /** Options that the deployment configuration sets for the page. The options for all hosts come first. */
  readonly options: readonly string[]
}

/** Explains which release a visitor gets, with the same rules as the host kit. */
export function explainVersion(
  channels: Channels,
  { host, channel, dial }: Visitor,
): Explanation {
  const options = optionsFor(configsIn(channels), host)
  if (channels.disabled)
    return {
      version: undefined,
      reason: `The wallet is turned off for everybody: ${channels.disabled}`,
      options,
    }
  const visitor = { host, channel, dial: () => dial }
  const version = chooseVersion(channels, visitor)
  return { version, reason: reasonFor(channels, visitor, version), options }
}

function reasonFor(
  { canary, pinned = {}, channels }: Channels,
  {
    channel,
    dial,
    host,
  }: { channel: string; host: string; dial: () => number },
  version: string | undefined,
): string {
  const { hosts = [], percent = 0 }: Partial<Canary> = canary ?? {}
  if (Object.hasOwn(pinned, host)) return `${host} is pinned to it.`
  if (version === undefined)
    return `There is no channel "${channel}". Channels: ${Object.keys(channels).join(', ')}.`
  if (canary && channel === 'canary') return 'The page follows the canary.'
  if (canary && channel === 'stable' && hosts.includes(host))
    return `All visitors of ${host} get the canary.`
  if (canary && channel === 'stable' && dial() < percent)
    return `The canary is for ${percent} % of the visitors, and this one is among them.`
  return `It is the release of channel "${channel}".`
}

function optionsFor(configs: HostConfigs, host: string): readonly string[] {
  const names = ['*', host].flatMap((who) => Object.keys(configs[who] ?? {}))
  return [...new Set(names)]
}
