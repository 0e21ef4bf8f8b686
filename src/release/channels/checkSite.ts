import { dayMs, expiryOf } from '../../kit/channels/assertTrust'
import { checkHosts } from '../../kit/channels/checkChannels'
import { hostsEdit, hostsPath } from '../../kit/channels/HostSettings'
import { splitSigned } from '../../kit/channels/signatures'
import { parseJson } from '../../kit/files/fetchJson'
import { fetchChannels, liveReader } from './fetchChannels'
import {
  findAltered,
  findAlteredRoot,
  findWithdrawn,
  type ReadFile,
} from './findAltered'
import {
  channelsPath,
  isSigned,
  listedKeys,
  type SiteChannels,
  signedPart,
  validSigners,
} from './siteChannels'

/** A sentence about the state of a site, and how serious it is. */
export type Finding = {
  readonly tone: 'good' | 'warning' | 'bad'
  readonly text: string
}

/** A site as its visitors get it. */
export type Inspection = {
  /** The site with the end of its signatures, which the renewal key may have extended. */
  readonly site: SiteChannels
  /** Faults in the files of releases and of the root, as sentences. */
  readonly altered: readonly string[]
  /** The mirrors by their URLs, or what is wrong with them. */
  readonly mirrors?: ReadonlyMap<string, Inspection | string>
}

/** Reads a site and its mirrors. */
export async function inspectSite(
  site: SiteChannels,
  read: ReadFile,
): Promise<Inspection> {
  const file = splitSigned(site.files.get(channelsPath) ?? '')
  const expires = file && (await expiryOf(site.channels, file))
  const channels = { ...site.channels, ...(expires && { expires }) }
  const inReleases = await findAltered(site, read, read)
  // The files of the root are made from those of the release, which may be garbage if somebody has altered them.
  const altered = [
    ...(site.fault || inReleases.length > 0
      ? inReleases
      : await findAlteredRoot(channels, read)),
    ...(await findWithdrawn(channels, read)),
  ]
  const mirrors = await Promise.all(
    (site.mirrors ?? []).map(async (url) => {
      const mirror = await inspectMirror(url, site).catch(
        ({ message }: Error) => message,
      )
      return [url, mirror] as const
    }),
  )
  return { site: { ...site, channels }, altered, mirrors: new Map(mirrors) }
}

/** @throws Error if the mirror cannot be read, or does not have the site's edit */
async function inspectMirror(
  url: string,
  origin: SiteChannels,
): Promise<Inspection> {
  const mirror = await fetchChannels(url)
  if (signedPart(mirror) !== signedPart(origin))
    throw new Error(
      `It has edit ${mirror.channels.sequence} instead of the site's edit ${origin.channels.sequence}. Upload the site there with \`deploy\`.`,
    )
  return inspectSite({ ...mirror, mirrors: [] }, liveReader(url))
}

type SiteCheck = {
  /** Public keys of the person who checks. Each of these keys must have signed each file. */
  readonly ownKeys?: readonly string[]
  readonly nowMs?: number
}

/** Returns whether the files of a site are complete and signed. The command and the status page show the sentences. */
export async function checkSite(
  { site, altered, mirrors }: Inspection,
  check: SiteCheck,
): Promise<readonly Finding[]> {
  const faults = [...describeHosts(site), ...(site.fault ? [site.fault] : [])]
  const { disabled } = site.channels
  const findings: Finding[] = []
  if (disabled)
    findings.push({
      tone: 'warning',
      text: `NOBODY GETS A WALLET: ${disabled}`,
    })
  if (altered.length > 0)
    faults.push(`A FILE IS MISSING OR ALTERED: ${altered.join('\n')}`)
  for (const text of faults) findings.push({ tone: 'bad', text })
  const signatures = await checkSignatures(site, check)
  findings.push(
    ...signatures.filter(({ tone }) => tone === 'bad' || altered.length === 0),
  )
  for (const [url, mirror] of mirrors ?? []) {
    // Pages ignore a mirror without the newest edit.
    const found: readonly Finding[] =
      typeof mirror === 'string'
        ? [{ tone: 'warning', text: mirror }]
        : (await checkSite(mirror, check)).filter(({ tone }) => tone === 'bad')
    for (const { tone, text } of found)
      findings.push({ tone, text: `Mirror ${url}: ${text}` })
  }
  return findings
}

/** Returns the most serious tone. */
export function worstOf(findings: readonly Finding[]): Finding['tone'] {
  const has = (tone: string) => findings.some((it) => it.tone === tone)
  return has('bad') ? 'bad' : has('warning') ? 'warning' : 'good'
}

/** Returns a sentence if pages of hosts with own settings refuse their file. */
function describeHosts({ channels, files }: SiteChannels): readonly string[] {
  const found = checkHosts(parseJson(files.get(hostsPath) ?? ''))
  const isCurrent =
    typeof found === 'object' && found.sequence >= hostsEdit(channels)
  if (!channels.hosts || isCurrent) return []
  return [
    `${channels.hosts.join(', ')} have their own settings, but their file hosts.json is missing, older or not valid. Run \`renew\` and upload the site.`,
  ]
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
