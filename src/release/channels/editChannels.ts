import type { Channels, Release } from '../../kit/Channels'
import { assertHostname, configure, leaveToHost } from './configureHosts'
import { unsigned } from './signChannels'

/**
 * Edits of the channels, by their form on the command line. The rules are here and not in the host kit, because each
 * host keeps the version of the kit that it was built with.
 */
export const edits: Readonly<Record<string, Edit>> = {
  'promote VERSION [CHANNEL]': (channels, [version = '', channel = 'stable']) =>
    promote(channels, version, channel),
  'canary VERSION [PERCENT] [HOST,HOST]': (
    channels,
    [version = '', percent = '0', hosts = ''],
  ) => {
    const names = hosts.split(',').filter(Boolean)
    names.forEach(assertHostname)
    return withRelease(channels, version, {
      canary: {
        version,
        percent: percentOf(percent),
        hosts: names,
      },
    })
  },
  'canary-off': ({ canary: _, ...rest }) => rest,
  'pin HOST VERSION': (channels, [host = '', version = '']) => {
    assertHostname(host)
    return withRelease(channels, version, {
      pinned: { ...channels.pinned, [host]: version },
    })
  },
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
  'disable WHY': (channels, [why = '']) => ({ ...channels, disabled: why }),
  enable: ({ disabled: _, ...rest }) => rest,
  'withdraw VERSION': (channels, [version = '']) => withdraw(channels, version),
  renew: (channels) => channels,
}

type Edit = (channels: Channels, words: readonly string[]) => Channels

/**
 * Returns the channels after one edit, with the next sequence number. Removes the signatures, because they are for the
 * text before the edit.
 * @throws Error for an unknown command, missing or extra arguments, and a release that the channels do not list
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
      `Unknown command "${verb}". Commands: ${Object.keys(edits).join('; ')}.`,
    )
  const [form, apply] = edit
  assertWords(form, words)
  return next(apply(channels, words))
}

/**
 * Rejects missing and extra arguments. Ignoring an extra argument would make an unintended edit, for example if hosts
 * are separated by spaces, or if a reason has no quotes.
 */
export function assertWords(form: string, words: readonly string[]) {
  const [, ...names] = form.split(' ')
  const needed = names.filter((name) => !name.startsWith('['))
  // A shell passes an empty argument for a quoted variable that is not set.
  const missing = names.filter((name, at) =>
    at < words.length ? words[at] === '' : needed.includes(name),
  )
  if (missing.length > 0)
    throw new Error(
      `The command is \`${form}\`: ${missing.map((name) => name.replace(/[[\]]/g, '')).join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing.`,
    )
  if (words.length > names.length)
    throw new Error(
      `The command is \`${form}\`: "${words.slice(names.length).join(' ')}" is not part of it. Put text with spaces into quotes, and write lists with commas.`,
    )
}

/**
 * Returns the channels with one more release. The first release of a site becomes stable.
 * @throws Error if that version was withdrawn
 */
export function addRelease(
  channels: Channels,
  version: string,
  release: Release,
): Channels {
  if (channels.withdrawn?.includes(version))
    throw new Error(
      `${version} was withdrawn. Raise the version in package.json, because browsers may still have files of the withdrawn version.`,
    )
  return next({
    ...channels,
    channels: { stable: version, ...channels.channels },
    releases: { ...channels.releases, [version]: release },
  })
}

/**
 * Sets the version of a channel. For `stable`, also ends the canary, because a rollback must apply to the canary's
 * visitors as well.
 */
function promote(
  channels: Channels,
  version: string,
  channel: string,
): Channels {
  if (channel === 'canary')
    throw new Error(
      `The channel \`canary\` follows the canary. Run \`canary ${version}\` instead.`,
    )
  const { canary: _, ...rest } = channels
  return withRelease(channel === 'stable' ? rest : channels, version, {
    channels: { ...channels.channels, [channel]: version },
  })
}

/**
 * Withdraws a release for good. Hosts that are pinned to it follow their channel again. Other channels with this
 * release change to the stable release.
 */
function withdraw(channels: Channels, version: string): Channels {
  assertRelease(channels, version)
  const { [version]: _, ...releases } = channels.releases
  const { stable } = channels.channels
  if (!stable || stable === version)
    throw new Error(
      `${version} is stable, so its visitors need another release. Promote one first.`,
    )
  const { canary, pinned = {}, withdrawn = [], ...rest } = channels
  const others = Object.entries(pinned).filter(([, it]) => it !== version)
  return {
    ...rest,
    channels: Object.fromEntries(
      Object.entries(channels.channels).map(([channel, it]) => [
        channel,
        it === version ? stable : it,
      ]),
    ),
    ...(canary && canary.version !== version && { canary }),
    ...(others.length > 0 && { pinned: Object.fromEntries(others) }),
    releases,
    withdrawn: [...withdrawn, version],
  }
}

/**
 * Rejects a promotion of a channel that does not exist, because it is probably a typo.
 * @param isNew true if the edit may create the channel
 */
export function assertChannel(
  { channels }: Channels,
  [verb, version, channel = 'stable']: readonly string[],
  isNew: boolean | undefined,
): void {
  if (verb !== 'promote' || isNew || channel === 'canary') return
  if (channel === 'stable' || Object.hasOwn(channels, channel)) return
  const sorted = (name: string) => [...name].sort().join('')
  const names = Object.keys(channels)
  const [close] = names.filter((name) => isClose(sorted(name), sorted(channel)))
  throw new Error(
    `There is no channel "${channel}".${close ? ` Did you mean "${close}"?` : ''} Channels: ${names.join(', ')}. To create the channel: \`promote ${version} ${channel} --new\`.`,
  )
}

/** Returns whether two texts become the same without one letter of each. Swapped letters are sorted before. */
function isClose(one: string, other: string): boolean {
  const without = (text: string) =>
    [...text, ''].map((_, at) => text.slice(0, at) + text.slice(at + 1))
  return without(one).some((text) => [other, ...without(other)].includes(text))
}

/** Increments the sequence, and sets the channel `canary` to the canary or, if no canary is running, to `stable`. */
export function next(edited: Channels): Channels {
  const { hostsSince: _, undo: __, ...channels } = unsigned(edited)
  // Pages reject larger numbers. Only an attacker with a key writes the largest one, to block all later edits.
  if (channels.sequence >= Number.MAX_SAFE_INTEGER)
    throw new Error(
      `Edit ${channels.sequence} has the largest possible number, so no edit can follow it. Restore the last good files, and read "Change the key" in ship.md.`,
    )
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
  assertRelease(channels, version)
  return { ...channels, ...change }
}

function assertRelease({ releases }: Channels, version: string): void {
  if (Object.hasOwn(releases, version)) return
  throw new Error(
    `There is no release "${version}". Releases: ${Object.keys(releases).join(', ') || 'none'}.`,
  )
}

function percentOf(text: string): number {
  const percent = Number(text)
  if (!(percent >= 0 && percent <= 100))
    throw new Error(
      `"${text}" is not a percentage of visitors. Write a number from 0 to 100.`,
    )
  return percent
}
