import type { Channels } from '../../kit/Channels'
import { chooseVersion } from '../../kit/channels/chooseVersion'
import { configsIn } from '../channels/siteChannels'

/** Returns which release the visitors of a host get and why, with the same rules as the host kit. */
export function explainVersion(
  channels: Channels,
  host: string,
  channel: string,
): string {
  const { canary, disabled, pinned = {} } = channels
  if (disabled) return `No wallet. It is turned off for everybody: ${disabled}`
  // The visitors with the lowest and the highest number. @see visitorDial
  const [first, last] = [0, 99.9].map((dial) =>
    chooseVersion(channels, { host, channel, dial: () => dial }),
  )
  if (!last) return `No wallet. There is no channel "${channel}".`
  const configs = configsIn(channels)
  const names = ['*', host].flatMap((who) => Object.keys(configs[who] ?? {}))
  const why = Object.hasOwn(pinned, host)
    ? `, to which ${host} is pinned`
    : ` of channel "${channel}"${last === channels.channels[channel] ? '' : ', as canary'}`
  return [
    first === last
      ? `${last}${why}.`
      : `${first} for ${canary?.percent} % of the visitors, and ${last} for the others.`,
    names.length > 0 &&
      `Deployment configuration: ${[...new Set(names)].join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ')
}
