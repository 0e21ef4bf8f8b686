import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Where } from '../options'
import type { Finding } from './checkSite'
import { describePastEdit } from './describeChannels'
import { fetchChannels } from './fetchChannels'
import { codeOf, readFile } from './files'
import { emptyChannels, readChannels } from './site'
import type { SiteChannels } from './siteChannels'
import { compareSites } from './siteHistory'

/**
 * Returns the channels that an edit starts from. These are the newest ones, whether they are in the folder or live, so
 * that nobody's edit is lost.
 * @throws Error if it is unclear where the site is, or if the folder and the live site have different edits
 */
export async function currentSite(
  folder: string,
  where: Where,
): Promise<SiteChannels> {
  const { from, new: isNew } = where
  if (isNew) {
    // If the URL cannot be reached, the site does not serve channels either.
    const other = from && (await fetchChannels(from).catch(() => undefined))
    const local = readChannels(folder)
    if (!local && !other) return newSite(from)
    throw new Error(
      `--new starts a site without channels, but ${local ? folder : from} has some. Leave --new out.`,
    )
  }
  const { site, local, relation } = await findSite(folder, where)
  if (relation === 'forked' && local)
    throw new Error(describeFork(folder, local, site))
  return (relation === 'ahead' || site.fault) && local ? local : site
}

/**
 * Returns the live site or, if its URL is unknown or it is not live yet, the one in the folder.
 * @returns also how the channels in the folder relate to it
 */
async function findSite(folder: string, { from, offline: isOffline }: Where) {
  const own = readChannels(folder)
  const site = from ?? own?.site
  const local = own && { ...own, site }
  if (!local && !from)
    throw new Error(
      `${folder} has no channels.json. To continue a site with its sequence, pins and releases, add --from with its URL. For the first release of a new site, add --new.`,
    )
  if (local && (!site || isOffline)) return { site: local }
  const fetched = await fetchChannels(site ?? '').catch((error: Error) => {
    // The first edit of a site is not live yet.
    if (local && isFirst(local)) return
    const advice = local ? ' To use the folder alone: --offline.' : ''
    throw new Error(error.message + advice, { cause: error })
  })
  const live = fetched && { ...fetched, site }
  if (!live) return { site: local ?? newSite(from) }
  return { site: live, local, relation: compareSites(local ?? live, live) }
}

/** Returns the site that `status` shows, and what is wrong with the folder's copy of it. */
export async function compareWithLive(folder: string, where: Where) {
  const { site, local, relation } = await findSite(folder, where)
  const findings: Finding[] = []
  if (relation === 'forked' && local)
    findings.push({ tone: 'bad', text: describeFork(folder, local, site) })
  if (relation === 'ahead' && local)
    findings.push({
      tone: 'warning',
      text: `${folder} has edit ${local.channels.sequence}, which is not live yet. Upload it with \`deploy\`.`,
    })
  return { site, isLive: relation !== undefined, findings }
}

const newSite = (site: string | undefined): SiteChannels => ({
  ...{ channels: emptyChannels, files: new Map(), history: [] },
  site,
})

const isFirst = ({ history }: SiteChannels) =>
  history.length > 0 && history.at(-1)?.before === undefined

/** Says which edits a folder and the live site do not share, and how to continue. */
function describeFork(
  folder: string,
  local: SiteChannels,
  live: SiteChannels,
): string {
  const onlyIn = (one: SiteChannels, other: SiteChannels) =>
    one.history
      .filter((edit) => !other.history.some(({ at }) => at === edit.at))
      .reverse()
      .map(describePastEdit)
      .join(', ') || `edit ${one.channels.sequence}`
  return `The live site and ${folder} have different edits. Only live: ${onlyIn(live, local)}. Only in the folder: ${onlyIn(local, live)}. To continue from the live site, delete ${path.join(folder, 'channels.json')}, and repeat the edits of the folder with --from ${local.site ?? 'URL'}.`
}

/** Runs an edit of a folder. @throws Error if another edit of the folder is running, because one of them would be lost */
export async function withLock<Result>(
  folder: string,
  run: () => Promise<Result>,
): Promise<Result> {
  // The lock is outside the folder, because everything inside the folder is uploaded.
  const lock = `${path.resolve(folder)}.lock`
  mkdirSync(path.dirname(lock), { recursive: true })
  // An interrupted edit leaves its lock behind. If the file is empty, the other edit is about to write its process into it.
  try {
    const owner = String(readFile(lock) ?? '')
    if (owner && !isRunning(Number(owner))) rmSync(lock, { force: true })
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
  } catch (cause) {
    throw new Error(
      codeOf(cause) === 'EEXIST'
        ? `Another edit of ${folder} is running. Try again when it has ended. If none is running, delete ${lock}.`
        : `The edit cannot lock ${folder}: ${cause}. Allow it to write ${lock}, or use another folder with --site.`,
      { cause },
    )
  }
  try {
    return await run()
  } finally {
    rmSync(lock)
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Another person's process exists as well, but we may not send signals to it.
    return codeOf(error) !== 'ESRCH'
  }
}
