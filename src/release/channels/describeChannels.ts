import type { Canary, Channels } from '../../kit/Channels'
import { signersOf } from './signChannels'

/**
 * Describes who gets which version at the next page load, as text for the person who edits.
 * @param before the channels before the edit
 */
export function describeChannels(
  described: Channels,
  before: Channels,
): string {
  const { config, sequence, channels, canary, pinned = {} } = described
  const { disabled, expires, withdrawn = [] } = described
  const keys = signersOf(described)
  const { stable, canary: _, ...others } = channels
  const pins = Object.entries(pinned)
  const lines = [
    [
      'stable',
      `${stable ?? 'no release'}${canary ? `, but ${canary.version} for ${describeCanary(canary)}` : ''}`,
    ],
    ['canary', canary?.version ?? `${stable}, as no canary is running`],
    ...Object.entries(others).map(([channel, version]) => [
      channel,
      `${version} (moved by \`promote VERSION ${channel}\`)`,
    ]),
    ...pins.map(([host, version]) => [
      host,
      `${version}, pinned (\`unpin ${host}\` lets it follow its channel)`,
    ]),
    ...Object.entries(Object(config)).map(([host, set]) => [
      host === '*' ? 'all hosts' : host,
      `this site's ${Object.keys(Object(set)).join(', ') || 'empty configuration'}, unless the host sets its own (\`config-off ${host}\` removes them)`,
    ]),
  ]
  return [
    `Channels ${sequence}. At the next page load:`,
    ...(disabled
      ? [`  nobody gets a wallet: ${disabled} (\`enable\` undoes it). Then:`]
      : []),
    ...lines.map(([who, what]) => `  ${who}: ${what}`),
    ...(before.canary && !canary
      ? [`The canary of ${before.canary.version} has ended.`]
      : []),
    ...(withdrawn.length > 0 ? [`Withdrawn: ${withdrawn.join(', ')}.`] : []),
    keys.length > 0
      ? `Signed${expires ? ` until ${expires.slice(0, 10)}` : ''}. Hosts demand it by ${keys.map((key) => `\`publicKey: '${key}'\``).join(' or ')}.`
      : 'Not signed.',
  ].join('\n')
}

function describeCanary({ percent = 0, hosts = [] }: Canary): string {
  return (
    [percent > 0 && `${percent} % of the visitors`, ...hosts.map(allOf)]
      .filter(Boolean)
      .join(', ') || 'nobody'
  )
}

function allOf(host: string) {
  return `all of ${host}`
}

/** Describes an edit as a list of removed lines (-) and added lines (+). */
export function describeEdit(before: Channels, after: Channels): string {
  const linesOf = (channels: Channels) =>
    describeChannels(channels, channels).split('\n')
  const [old, next] = [linesOf(before), linesOf(after)]
  return [
    'Nothing was changed. The edit would change:',
    ...old.filter((line) => !next.includes(line)).map((line) => `- ${line}`),
    ...next.filter((line) => !old.includes(line)).map((line) => `+ ${line}`),
  ].join('\n')
}
