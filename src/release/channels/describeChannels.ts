import type { Canary, Channels } from '../../kit/Channels'
import type { PastEdit } from './Releases'
import { configsIn, listedKeys } from './siteChannels'

/**
 * Returns who gets which version or configuration at the next page load. The command prints these sentences. The status
 * page shows the text between backticks as code.
 */
export function assignmentsIn(
  all: Channels,
): readonly (readonly [who: string, what: string])[] {
  const { channels, canary, pinned = {} } = all
  const { stable = 'no release', canary: _, ...others } = channels
  const tried =
    canary && `, but ${canary.version} for ${describeCanary(canary)}`
  const rows: [who: string, what: string][] = [
    ['stable', stable + (tried ?? '')],
    ['canary', canary?.version ?? `${stable}, as no canary is running`],
  ]
  for (const [name, version] of Object.entries(others))
    rows.push([name, `${version} (moved by \`promote VERSION ${name}\`)`])
  for (const [host, version] of Object.entries(pinned))
    rows.push([
      host,
      `${version}, pinned (\`unpin ${host}\` lets it follow its channel)`,
    ])
  for (const [host, options] of Object.entries(configsIn(all))) {
    const names = Object.keys(options).map((name) => `\`${name}\``)
    // Without the quotes, a shell would replace the star with the names of files.
    const [who, word] = host === '*' ? ['all hosts', "'*'"] : [host, host]
    rows.push([
      who,
      `the site sets ${names.join(', ') || 'nothing'}, unless the host does (\`config-off ${word}\` ends this)`,
    ])
  }
  return rows
}

function describeCanary({ percent = 0, hosts = [] }: Canary): string {
  const all = hosts.map((host) => `all of ${host}`)
  if (percent > 0) all.unshift(`${percent} % of the visitors`)
  return all.join(', ') || 'nobody'
}

/**
 * Describes who gets which version at the next page load, as text for the person who edits.
 * @param before the channels before the edit
 */
export function describeChannels(
  channels: Channels,
  before: Channels = channels,
): string {
  const { canary, disabled, releases, sequence, withdrawn = [] } = channels
  return [
    `Channels ${sequence}. At the next page load:`,
    disabled &&
      `  nobody gets a wallet: ${disabled} (\`enable\` undoes it). Then:`,
    ...assignmentsIn(channels).map(([who, what]) => `  ${who}: ${what}`),
    before.canary &&
      !canary &&
      `The canary of ${before.canary.version} has ended.`,
    `Releases: ${Object.keys(releases).join(', ') || 'none'} (\`promote VERSION\` goes back to any of them).`,
    withdrawn.length > 0 && `Withdrawn: ${withdrawn.join(', ')}.`,
    describeSigning(channels),
  ]
    .filter(Boolean)
    .join('\n')
}

/** Returns until when the channels are signed, and how hosts require the signature. */
export function describeSigning(channels: Channels): string {
  const { expires } = channels
  const keys = listedKeys(channels).map((key) => `\`publicKey: '${key}'\``)
  return keys.length > 0
    ? `Signed${expires ? ` until ${expires.slice(0, 10)}` : ''}. Hosts demand it by ${keys.join(' or ')}.`
    : 'Not signed.'
}

/** Describes an edit as a list of removed lines (-) and added lines (+). */
export function describeEdit(
  before: Channels,
  after: Channels,
  title = 'Nothing was changed. The edit would change:',
): string {
  const old = describeChannels(before).split('\n')
  const next = describeChannels(after).split('\n')
  return [
    title,
    ...old.filter((line) => !next.includes(line)).map((line) => `- ${line}`),
    ...next.filter((line) => !old.includes(line)).map((line) => `+ ${line}`),
  ].join('\n')
}

/** Describes an edit of the history with its time and reason. */
export function describePastEdit(edit: PastEdit): string {
  const { sequence, at, words, why } = edit
  const time = at.slice(0, 16).replace('T', ' ')
  return `edit ${sequence} of ${time} UTC (\`${words.join(' ')}\`${why ? `, ${why}` : ''})`
}
