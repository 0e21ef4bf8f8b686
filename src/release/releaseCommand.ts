import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import {
  checkSite,
  dayMs,
  describeChannels,
  describeEdit,
} from './channels/describeChannels'
import { edits } from './channels/editChannels'
import { type ReadFile, siteReader } from './channels/liveSite'
import { findAltered, findAlteredRoot } from './channels/releaseFiles'
import { isSignedBy, publicKeyOf } from './channels/signChannels'
import { currentChannels } from './channels/site'
import { joinChannels, type SiteChannels } from './channels/siteChannels'
import { describePackage, editFiles, publish } from './editSite'
import { root } from './project'

const help = `npm run release                  adds the built version to the site
npm run release -- status        shows who gets which version, and changes nothing
npm run release -- EDIT          edits who gets which version
npm run release -- --dry-run     with any of them: shows the difference, and changes nothing
npm run release -- --from URL    continues from the live site, in a folder that has nothing of it
npm run release -- --new         starts a new site
npm run release -- --site DIR    the folder that is served (default: site)
npm run release -- --key FILE    signs with this Ed25519 key (PKCS 8 PEM); several sign together.
                                 \`status\` checks that each of them, or its public key (PEM), signed
npm run release -- --days N      how long the signatures hold (default: 30); \`renew\` signs again
npm run release -- --start-signing   signs channels that were not signed before
npm run release -- --drop-key KEY    ends a key: hosts that trust only that one refuse what follows
npm run release -- --unsigned    stops signing: hosts with a publicKey stay with what they have

EDIT is one of
${Object.keys(edits)
  .map((form) => `  ${form}`)
  .join('\n')}`

/** Runs `npm run release`. Returns the text to print. @throws Error whose message says what to do */
export async function releaseCommand(args: readonly string[]): Promise<string> {
  const { values, positionals: words } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      site: { type: 'string', default: path.join(root, 'site') },
      from: { type: 'string' },
      new: { type: 'boolean' },
      key: { type: 'string', multiple: true },
      days: { type: 'string', default: '30' },
      'drop-key': { type: 'string', multiple: true },
      'start-signing': { type: 'boolean' },
      unsigned: { type: 'boolean' },
      'dry-run': { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) return help
  const { site, from, key = [] } = values
  if (key.length > 0 && values.unsigned)
    throw new Error('Use --key or --unsigned, not both.')
  const before = await currentChannels(site, from, values.new)
  const pems = key.map((file) => readFileSync(file, 'utf8'))
  if (words[0] === 'status') {
    if (words.length > 1)
      throw new Error(
        `\`status\` takes no arguments. Remove "${words.slice(1).join(' ')}".`,
      )
    return describeSite(before, pems.map(publicKeyOf), siteReader(site, from))
  }
  const expires = expiryAfter(values.days)
  const files = editFiles(before, words, {
    pems,
    dropped: values['drop-key'],
    isFirst: values['start-signing'],
    isNew: values.new,
    isUnsigned: values.unsigned,
    expires,
  })
  if (values['dry-run'])
    return describeEdit(before.channels, joinChannels(files, site).channels)
  return publish(site, from, words, before, files)
}

async function describeSite(
  site: SiteChannels,
  ownKeys: readonly string[],
  read: ReadFile,
): Promise<string> {
  const { channels } = site
  let altered: readonly string[] = []
  if (ownKeys.length > 0) altered = await findAltered(channels, read, read)
  if (ownKeys.length > 0 && altered.length === 0)
    altered = await findAlteredRoot(channels, read)
  const findings = await checkSite(site, { isSignedBy, ownKeys, altered })
  return [
    describeChannels(channels),
    ...findings.map(({ text }) => text),
    ...(await describePackage(channels, read)),
  ].join('\n')
}

/** Returns the date after a number of days. @throws Error if the text is not a whole number from 1 to 400 */
function expiryAfter(text: string): Date {
  const days = Number(text)
  if (!Number.isInteger(days) || days < 1 || days > 400)
    throw new Error(
      `"${text}" is not a number of days. Write one from 1 to 400.`,
    )
  return new Date(Date.now() + days * dayMs)
}
