import type { Channels } from '../../src/host/Channels'

/** What a platform team can do to the channels, each with its words on the command line. */
export const edits: Readonly<Record<string, Edit>> = {
  'promote VERSION [CHANNEL]': (channels, [version = '', channel = 'stable']) =>
    withRelease(channels, version, {
      channels: { ...channels.channels, [channel]: version },
    }),
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
  'unpin HOST': ({ pinned = {}, ...rest }, [host]) => ({
    ...rest,
    pinned: Object.fromEntries(
      Object.entries(pinned).filter(([name]) => name !== host),
    ),
  }),
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
  { signature: _, ...channels }: Channels,
  [verb = '', ...words]: readonly string[],
): Channels {
  const edit = Object.entries(edits).find(
    ([form]) => form.split(' ')[0] === verb,
  )
  if (!edit)
    throw new Error(
      `"${verb}" is nothing that can be done. Say one of: ${Object.keys(edits).join('; ')}.`,
    )
  return { ...edit[1](channels, words), sequence: channels.sequence + 1 }
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
