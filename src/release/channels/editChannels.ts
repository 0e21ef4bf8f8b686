import type { Channels, Release } from '../../host/find/Channels'
import { configure, leaveToHost } from './configureHosts'

/**
 * What a platform team can do to the channels, each with its words on the command line. The rules are here and not in
 * the host kit, because hosts keep the kit that they were built with.
 */
export const edits: Readonly<Record<string, Edit>> = {
  'promote VERSION [CHANNEL]': (channels, [version = '', channel = 'stable']) =>
    promote(channels, version, channel),
  'canary VERSION [PERCENT] [HOST,HOST]': (
    channels,
    [version = '', percent = '0', hosts = ''],
  ) =>
    withRelease(channels, version, {
      canary: {
        version,
        percent: percentOf(percent),
        hosts: hosts.split(',').filter(Boolean),
      },
    }),
  'canary-off': ({ canary: _, ...rest }) => rest,
  'pin HOST VERSION': (channels, [host = '', version = '']) =>
    withRelease(channels, version, {
      pinned: { ...channels.pinned, [host]: version },
    }),
  'unpin HOST': ({ pinned = {}, ...rest }, [host = '']) => {
    if (!Object.hasOwn(pinned, host))
      throw new Error(
        `"${host}" is not pinned. Pinned: ${Object.keys(pinned).join(', ') || 'none'}.`,
      )
    const { [host]: _, ...others } = pinned
    return { ...rest, pinned: others }
  },
  'config HOST JSON': (channels, [host = '', json = '']) =>
    configure(channels, host, json),
  'config-off HOST': (channels, [host = '']) => leaveToHost(channels, host),
  'disable WHY': (channels, [why]) => {
    if (!why) throw new Error('Say why: visitors of your hosts will ask.')
    return { ...channels, disabled: why }
  },
  enable: ({ disabled: _, ...rest }) => rest,
}

type Edit = (channels: Channels, words: readonly string[]) => Channels

/**
 * The channels after one edit, with the next number and without a signature, which was the old
 * text's.
 * @throws Error that lists what can be done, or names the release that is not there
 */
export function editChannels(
  channels: Channels,
  [verb = '', ...words]: readonly string[],
): Channels {
  const edit = Object.entries(edits).find(
    ([form]) => form.split(' ')[0] === verb,
  )
  if (!edit)
    throw new Error(
      `"${verb}" is nothing that can be done. Say one of: ${Object.keys(edits).join('; ')}.`,
    )
  return next(edit[1](channels, words))
}

/** The channels with one more release; the first release of a site becomes stable. */
export function addRelease(
  channels: Channels,
  version: string,
  release: Release,
): Channels {
  return next({
    ...channels,
    channels: { stable: version, ...channels.channels },
    releases: { ...channels.releases, [version]: release },
  })
}

/** Ends what stable's visitors try out: a rollback that left them on it would not be one. */
function promote(
  channels: Channels,
  version: string,
  channel: string,
): Channels {
  if (channel === 'canary')
    throw new Error(`Say \`canary ${version}\`: that channel follows it.`)
  const { canary: _, ...rest } = channels
  return withRelease(channel === 'stable' ? rest : channels, version, {
    channels: { ...channels.channels, [channel]: version },
  })
}

/** Pages that follow `canary` get what is tried out and, while nothing is, what is stable. */
function next({ signature: _, ...channels }: Channels): Channels {
  const tried = channels.canary?.version ?? channels.channels['stable']
  return {
    ...channels,
    sequence: channels.sequence + 1,
    channels: { ...channels.channels, ...(tried && { canary: tried }) },
  }
}

function withRelease(
  channels: Channels,
  version: string,
  change: Partial<Channels>,
): Channels {
  if (!Object.hasOwn(channels.releases, version))
    throw new Error(
      `There is no release "${version}". There are: ${Object.keys(channels.releases).join(', ') || 'none'}.`,
    )
  return { ...channels, ...change }
}

function percentOf(text: string): number {
  const percent = Number(text)
  if (!(percent >= 0 && percent <= 100))
    throw new Error(`"${text}" is no share of visitors: give 0 to 100.`)
  return percent
}
