import { expiryOf, maxDays } from '../kit/channels/assertTrust'
import { splitSigned } from '../kit/channels/signatures'
import { describeChannels, describeEdit } from './channels/describeChannels'
import { fetchChannels } from './channels/fetchChannels'
import { findAltered } from './channels/findAltered'
import { siteReader } from './channels/liveSite'
import { addSignatures, signatureOf, signFiles } from './channels/signChannels'
import { writeChannels } from './channels/site'
import {
  channelsPath,
  listedKeys,
  type SiteChannels,
  validSigners,
} from './channels/siteChannels'

/**
 * Adds the signatures of keys to the last edit in a folder.
 * @returns what the edit changes on the live site, and whose signature is still missing
 * @throws Error if visitors would get missing or altered files
 */
export async function signSite(
  folder: string,
  site: SiteChannels,
  pems: readonly string[],
  isDryRun: boolean | undefined,
): Promise<string> {
  if (pems.length === 0) throw new Error('Add the key: --key FILE.')
  const files = await signFiles(site, pems)
  const read = siteReader(folder, site.site)
  // Without a live site, all lines are shown instead of the difference.
  const live = await fetchChannels(site.site ?? folder).catch(() => undefined)
  const isUrgent = site.channels.disabled || isKnown(site, live)
  const [wrong] = isUrgent
    ? []
    : await findAltered(site, read, siteReader(folder))
  if (wrong) throw new Error(wrong)
  if (!isDryRun) writeChannels(folder, files)
  return [
    live
      ? describeEdit(live.channels, site.channels, 'The edit changes:')
      : describeChannels(site.channels),
    ...(await describeUnsigned(isDryRun ? site : { ...site, files })),
  ].join('\n')
}

/** Returns whether an edit without `releases.json` only has releases that visitors of the live site get or got before. */
function isKnown({ channels }: SiteChannels, live?: SiteChannels): boolean {
  const { undo, releases } = live?.channels ?? {}
  const known = { ...Object(undo?.['releases']), ...releases }
  return (
    channels.hostsSince !== undefined &&
    Object.entries(channels.releases).every(
      ([version, { contract }]) => known[version]?.contract === contract,
    )
  )
}

/** Returns a sentence for each listed key that has not signed all files, if more signatures are needed. */
export async function describeUnsigned({
  channels,
  files,
  atLeast,
}: SiteChannels): Promise<readonly string[]> {
  const listed = listedKeys(channels)
  const needed = atLeast ?? listed.length
  const signers = await Promise.all(
    [...files.values()].map((text) => validSigners(text, listed)),
  )
  if (signers.every(({ length }) => length >= needed)) return []
  return listed
    .filter((key) => !signers.every((all) => all.includes(key)))
    .map(
      (key) =>
        `Not signed by ${key} yet. Copy the folder to its owner, who runs \`sign --key FILE\`.`,
    )
}

/**
 * Extends the end of the signatures of a site with the renewal key, which can sign nothing else.
 * @returns what to print
 * @throws Error if the signatures are already valid for longer, or if pages would not accept the new end
 */
export async function renewSite(
  folder: string,
  { channels, files }: SiteChannels,
  pem: string,
  expires: Date,
  isDryRun: boolean | undefined,
): Promise<string> {
  const file = splitSigned(files.get(channelsPath) ?? '')
  if (!file) throw new Error('channels.json is not signed.')
  const { signed, signatures } = file
  const date = expires.toISOString()
  const current = await expiryOf(channels, file)
  if (date <= current)
    throw new Error(
      `The signatures are valid until ${current} already. Add --days with a later end.`,
    )
  const keys = [...signatures].filter(([key]) => Number.isNaN(Date.parse(key)))
  const extended = new Map([...keys, [date, signatureOf(signed + date, pem)]])
  if ((await expiryOf(channels, { signed, signatures: extended })) !== date)
    throw new Error(
      `The renewal key extends signatures for ${maxDays} days, and then a key that can publish must sign again: \`renew --key FILE\`.`,
    )
  const text = addSignatures(signed, extended, [])
  if (!isDryRun)
    writeChannels(folder, new Map([...files, [channelsPath, text]]))
  return `The signatures of edit ${channels.sequence} ${isDryRun ? 'would be' : 'are'} valid until ${date.slice(0, 10)}. Upload channels.json.`
}
