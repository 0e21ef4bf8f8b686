import { dayMs, maxDays } from '../kit/channels/assertTrust'
import { checkSite, inspectSite, worstOf } from './channels/checkSite'
import { compareWithLive, currentSite, withLock } from './channels/currentSite'
import { describeChannels } from './channels/describeChannels'
import { assertWords } from './channels/editChannels'
import { siteReader } from './channels/liveSite'
import { isPrivate, publicKeyOf, readKey } from './channels/signChannels'
import { describeHistory } from './channels/siteHistory'
import { deploySite } from './deploySite'
import { describePackage, editSite } from './editSite'
import { help, type Options, parse } from './options'
import { renewSite, signSite } from './signSite'

/** Commands that are not edits. */
const otherForms = ['status', 'log', 'sign', 'deploy TARGET']

/** Text that the command prints, and the exit code of the process. */
export type Outcome = { readonly text: string; readonly exitCode: number }

/** Runs the command `walletdock`. @throws Error whose message says what to do */
export async function releaseCommand(
  args: readonly string[],
): Promise<Outcome> {
  const { values, positionals: words } = parse(args)
  const done = (text: string): Outcome => ({ text, exitCode: 0 })
  if (values.help) return done(help)
  const { site, 'dry-run': isDryRun } = values
  const pems = (values.key ?? []).map(readKey)
  const [verb = '', ...more] = words
  const form = otherForms.find((it) => it.split(' ')[0] === verb)
  if (form) assertWords(form, more)
  if (verb === 'log')
    return done(describeHistory(await currentSite(site, values)))
  if (verb === 'status') return showStatus(values, pems.map(publicKeyOf))
  if (verb === 'deploy')
    return withLock(site, async () =>
      done(await deploySite(site, `${more[0]}`, values)),
    )
  if (pems.length > 0 && !pems.some(isPrivate) && !isDryRun)
    throw new Error(
      `${values.key?.[0]} is a public key, and an edit needs a private one. With a public key, add --dry-run.`,
    )
  return withLock(site, async () => {
    const isNew = values.new === true && words.length === 0
    const before = await currentSite(site, { ...values, new: isNew })
    const expires = expiryAfter(values.days, before.history[0]?.at)
    const [pem = ''] = pems
    if (verb === 'sign')
      return done(await signSite(site, before, pems, isDryRun))
    const isRenewal =
      isPrivate(pem) && publicKeyOf(pem) === before.channels.renewalKey
    if (verb === 'renew' && isRenewal)
      return done(await renewSite(site, before, pem, expires, isDryRun))
    return done(
      await editSite(site, before, { ...values, words, pems, expires }),
    )
  })
}

/** Shows the live site or, if its URL is unknown, the folder. */
async function showStatus(
  { site: folder, json: isJson, ...where }: Options,
  ownKeys: readonly string[],
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
