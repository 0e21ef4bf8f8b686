import type { Canary, Channels } from '../../kit/Channels'
import { dayMs } from '../../kit/channels/assertTrust'
import {
  configsIn,
  isSigned,
  listedKeys,
  type SiteChannels,
  validSigners,
} from './siteChannels'

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

/** A sentence about the state of a site, and how serious it is. */
export type Finding = {
  readonly tone: 'good' | 'warning' | 'bad'
  readonly text: string
}

type SiteCheck = {
  /** Public keys of the person who checks. Each of these keys must have signed each file. */
  readonly ownKeys?: readonly string[]
  /** Faults in the files of releases and of the root, as sentences. */
  readonly altered?: readonly string[]
  /** Faults in the copy of the person who checks. */
  readonly local?: readonly Finding[]
  readonly nowMs?: number
}

/** Returns whether the files of a site are complete and signed. The command and the status page show the sentences. */
export async function checkSite(
  site: SiteChannels,
  check: SiteCheck,
): Promise<readonly Finding[]> {
  const faults = [describeMissing(site) ?? [], describeOldList(site)].flat()
  const { disabled } = site.channels
  const findings: Finding[] = [...(check.local ?? [])]
  if (disabled)
    findings.push({
      tone: 'warning',
      text: `NOBODY GETS A WALLET: ${disabled}`,
    })
  for (const text of faults) findings.push({ tone: 'bad', text })
  const signatures = await checkSignatures(site, check)
  if (!check.altered?.length) return [...findings, ...signatures]
  const text = `A FILE IS MISSING OR ALTERED: ${check.altered.join('\n')}`
  const wrong = signatures.filter(({ tone }) => tone === 'bad')
  return [...findings, { tone: 'bad', text }, ...wrong]
}

/** Returns the most serious tone. */
export function worstOf(findings: readonly Finding[]): Finding['tone'] {
  const has = (tone: string) => findings.some((it) => it.tone === tone)
  return has('bad') ? 'bad' : has('warning') ? 'warning' : 'good'
}

/** Returns a sentence if settings of hosts are missing in the description. */
export function describeMissing({
  channels,
  lacksHosts,
}: SiteChannels): string | undefined {
  return lacksHosts
    ? `${channels.hosts?.join(', ')} have their own settings, but their file hosts.json is missing here, older or not valid. Download it from the server into the site's folder before an edit of a host's settings or a change of keys. Other edits, such as \`disable\`, do not need it.`
    : undefined
}

/** Returns a sentence if `releases.json` is older than the channels. An edit would lose the releases since then. */
export function describeOldList({
  channels: { sequence },
  listedAt,
}: SiteChannels): readonly string[] {
  return listedAt < sequence
    ? [
        `releases.json is from edit ${listedAt}, but channels.json is from edit ${sequence}. Somebody has restored an older file: upload the one of edit ${sequence}.`,
      ]
    : []
}

/** Returns which signature is missing or wrong, or that all are valid and how soon they expire. */
async function checkSignatures(
  { channels, files, atLeast }: SiteChannels,
  { ownKeys = [], nowMs = Date.now() }: SiteCheck,
): Promise<readonly Finding[]> {
  if (!isSigned(channels) && ownKeys.length === 0)
    return [
      {
        tone: 'warning',
        text: 'Nothing is signed, so whoever can write to the site can run code on the pages of all hosts.',
      },
    ]
  const listed = listedKeys(channels)
  for (const [file, text] of files) {
    const keys = [...new Set([...ownKeys, ...listed])]
    const signers = await validSigners(text, keys)
    const lacks = signers.length < (atLeast ?? listed.length)
    const key = keys.find(
      (it) => !signers.includes(it) && (lacks || ownKeys.includes(it)),
    )
    if (key || keys.length === 0)
      return [
        {
          tone: 'bad',
          text: `A SIGNATURE IS MISSING OR DOES NOT MATCH: ${file}, key ${key ?? 'none'}. Somebody has changed the file or signed it with another key. Hosts that trust this key refuse the file.`,
        },
      ]
  }
  // Only a check against the person's own keys proves that the site is genuine, because anybody can sign a forged site
  // with a new key.
  const valid: Finding = {
    tone: ownKeys.length > 0 ? 'good' : 'warning',
    text:
      ownKeys.length > 0
        ? `Each file has a valid signature of ${ownKeys.join(' and ')}.`
        : 'These signatures are valid, but anybody can make a key. `status --key FILE` checks that your key signed.',
  }
  // `NaN` if the expiry is missing or is not a date.
  const days = Math.floor((Date.parse(channels.expires ?? '') - nowMs) / dayMs)
  if (days >= 7) return [valid]
  const isLate = !(days >= 0)
  return [
    valid,
    {
      tone: isLate ? 'bad' : 'warning',
      text: `THE SIGNATURES ${isLate ? 'HAVE EXPIRED' : `EXPIRE IN ${days} DAYS`}: sign again with \`renew --key FILE\`. A week after that date, hosts with a publicKey begin to refuse the file.`,
    },
  ]
}
