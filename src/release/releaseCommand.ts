import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { dayMs, maxDays } from '../kit/channels/assertTrust'
import { checkSite, inspectSite, worstOf } from './channels/checkSite'
import {
  compareWithLive,
  currentSite,
  type Where,
  withLock,
} from './channels/currentSite'
import { describeChannels } from './channels/describeChannels'
import { assertWords, edits } from './channels/editChannels'
import { siteReader } from './channels/liveSite'
import { isPrivate, publicKeyOf } from './channels/signChannels'
import { describeHistory } from './channels/siteHistory'
import { deploySite } from './deploySite'
import { describePackage, editSite } from './editSite'
import { renewSite, signSite } from './signSite'

/** Commands that are not edits. */
const otherForms = ['status', 'log', 'sign', 'deploy TARGET']

const help = `walletdock                  adds the built version (the folder dist) to the site
walletdock status           shows who gets which version. Exit code: 0 healthy, 1 attention, 2 broken
walletdock log              lists the last edits, with their times and reasons
walletdock EDIT             edits who gets which version
walletdock sign             adds the signature of --key to the last edit, so that no machine needs two keys
walletdock deploy TARGET    uploads the site in the right order. TARGET is a folder, or user@host:/folder for rsync

  --why TEXT      reason of the edit, for the log
  --dry-run       runs all checks of an edit, and changes nothing. --key may be the public key
  --site DIR      the folder that is served (default: site)
  --from URL      the live site. Each edit starts from the newest channels, and stores this URL
  --all           fetches the files of all releases, for hosts that publish a whole folder
  --offline       edits the folder without comparing it with the live site
  --new           starts a new site or, with \`promote\`, a new channel
  --key FILE      signs with this Ed25519 key (PKCS 8 PEM); several sign together. The owner of a public key (PEM)
                  signs later with \`sign\`. \`status\` checks that each of them signed
  --days N        how long the signatures hold (default: 30); \`renew\` signs again
  --renewal-key FILE   public key (PEM) whose owner can \`renew\`, and nothing else
  --unsigned      the channels are not signed: before the edit with --key, after it without --key
  --at-least N    number of keys that must sign each edit from now on (default: all)
  --drop-key KEY  ends a key: hosts that trust only that one refuse what follows
  --mirror URL    a mirror that \`status\` checks as well; several, for all later edits. '' for none
  --json          prints \`status\` as JSON

EDIT is one of
${[...Object.keys(edits), 'undo'].map((form) => `  ${form}`).join('\n')}`

/** Options of the command, as `parseArgs` reads them. */
const options = {
  site: { type: 'string', default: 'site' },
  from: { type: 'string' },
  new: { type: 'boolean' },
  all: { type: 'boolean' },
  offline: { type: 'boolean' },
  key: { type: 'string', multiple: true },
  days: { type: 'string', default: '30' },
  why: { type: 'string' },
  mirror: { type: 'string', multiple: true },
  'drop-key': { type: 'string', multiple: true },
  'at-least': { type: 'string' },
  'renewal-key': { type: 'string' },
  unsigned: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

/** Text that the command prints, and the exit code of the process. */
export type Outcome = { readonly text: string; readonly exitCode: number }

/** Runs the command `walletdock`. @throws Error whose message says what to do */
export async function releaseCommand(
  args: readonly string[],
): Promise<Outcome> {
  const { values, positionals: words } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options,
  })
  const done = (text: string): Outcome => ({ text, exitCode: 0 })
  if (values.help) return done(help)
  const { site, from, offline: isOffline, why, mirror: mirrors } = values
  const pems = (values.key ?? []).map(readKey)
  const isDryRun = values['dry-run']
  const [verb = '', ...more] = words
  const where = { from, isOffline }
  const form = otherForms.find((it) => it.split(' ')[0] === verb)
  if (form) assertWords(form, more)
  if (verb === 'log')
    return done(describeHistory(await currentSite(site, where)))
  if (verb === 'status')
    return showStatus(site, where, pems.map(publicKeyOf), values.json)
  if (verb === 'deploy')
    return withLock(site, async () =>
      done(await deploySite(site, `${more[0]}`, where)),
    )
  if (pems.length > 0 && !pems.some(isPrivate) && !isDryRun)
    throw new Error(
      `${values.key?.[0]} is a public key, and an edit needs a private one. With a public key, add --dry-run.`,
    )
  return withLock(site, async () => {
    const isNew = values.new
    const before = await currentSite(site, {
      ...where,
      isNew: isNew && words.length === 0,
    })
    const expires = expiryAfter(values.days, before.history[0]?.at)
    const [pem = ''] = pems
    if (verb === 'sign')
      return done(await signSite(site, before, pems, isDryRun))
    const isRenewal = pem && publicKeyOf(pem) === before.channels.renewalKey
    if (verb === 'renew' && isRenewal)
      return done(await renewSite(site, before, pem, expires))
    const { 'renewal-key': renewal, 'at-least': atLeast } = values
    return done(
      await editSite(site, before, {
        ...{ words, why, mirrors, pems, expires, isNew, isDryRun },
        dropped: values['drop-key'],
        ...(atLeast && { atLeast: Number(atLeast) }),
        renewalKey: renewal && publicKeyOf(readKey(renewal)),
        isUnsigned: values.unsigned,
        isWhole: values.all,
      }),
    )
  })
}

/** Shows the live site or, if its URL is unknown, the folder. */
async function showStatus(
  folder: string,
  where: Where,
  ownKeys: readonly string[],
  isJson: boolean | undefined,
): Promise<Outcome> {
  const found = await compareWithLive(folder, where)
  const url = found.isLive ? found.site.site : undefined
  const read = siteReader(url ? undefined : folder, url)
  const inspection = await inspectSite(found.site, read)
  const { channels, history } = inspection.site
  const findings = [
    ...found.findings,
    ...(await checkSite(inspection, { ownKeys })),
  ]
  const exitCode = ['good', 'warning', 'bad'].indexOf(worstOf(findings))
  const health = ['healthy', 'attention', 'broken'][exitCode]
  if (isJson) {
    const [edit] = history
    const json = { health, url, findings, edit, ...channels }
    return { exitCode, text: JSON.stringify(json, null, 2) }
  }
  const lines = [
    `${url ?? folder}: ${health}.`,
    describeChannels(channels),
    ...findings.map(({ text }) => text),
    ...(await describePackage(channels, read)),
  ]
  return { exitCode, text: lines.join('\n') }
}

/** Reads a key file. @throws Error that names the file if it is not an Ed25519 key */
function readKey(file: string): string {
  const pem = readFileSync(file, 'utf8')
  try {
    publicKeyOf(pem)
  } catch (cause) {
    throw new Error(
      `${file}: ${cause instanceof Error ? cause.message : cause}`,
      { cause },
    )
  }
  return pem
}

const hourMs = 60 * 60 * 1000

/**
 * Returns the date after a number of days.
 * @param lastAt time of the last edit
 * @throws Error if the text is not a whole number from 1 to 400, or if the clock is wrong
 */
function expiryAfter(text: string, lastAt = ''): Date {
  const days = Number(text)
  if (!Number.isInteger(days) || days < 1 || days > maxDays)
    throw new Error(
      `"${text}" is not a number of days. Write one from 1 to ${maxDays}.`,
    )
  const now = new Date()
  if (now.getTime() < Date.parse(lastAt) - hourMs)
    throw new Error(
      `The clock of this machine says ${now.toISOString()}, but the last edit was made on ${lastAt}. Set the clock, because signatures would expire too early.`,
    )
  return new Date(now.getTime() + days * dayMs)
}
