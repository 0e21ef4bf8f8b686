import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { currentSite } from './channels/currentSite'
import { fetchChannels } from './channels/fetchChannels'
import { readFile, writeFile } from './channels/files'
import { readChannels } from './channels/site'
import { channelsPath } from './channels/siteChannels'
import { compareSites } from './channels/siteHistory'
import type { Where } from './options'
import { filesIn } from './project'
import { describeUnsigned } from './signSite'

/**
 * Uploads a site so that no page requests a file that is not there yet: releases first, `channels.json` last. Deletes
 * nothing. An interrupted upload can be repeated.
 * @param target a folder, or a target of rsync such as `user@host:/folder`
 * @returns what to print
 * @throws Error if the live site has edits that this folder does not have, or if a signature is missing
 */
export async function deploySite(
  folder: string,
  target: string,
  where: Where,
): Promise<string> {
  const local = readChannels(folder)
  if (!local)
    throw new Error(`${folder} has no channels.json. Make an edit first.`)
  const site = await currentSite(folder, where)
  if (compareSites(local, site) !== 'same')
    throw new Error(
      `The live site has a newer edit (${site.channels.sequence}) than ${folder} (${local.channels.sequence}). Make your edit again: it then starts from the live one.`,
    )
  const [missing] = await describeUnsigned(local)
  // Without `releases.json`, it is unknown how many keys must sign the emergency edit.
  if (missing && !local.fault) throw new Error(missing)
  if (where['dry-run'])
    return `Nothing was changed. \`deploy\` would upload edit ${local.channels.sequence} to ${target}.`
  // A folder that only renews signatures has no releases.
  mkdirSync(path.join(folder, 'releases'), { recursive: true })
  // A colon before the first slash means another machine, as for rsync. `C:\site` is a folder on Windows.
  if (/^[^/\\]{2,}:/.test(target)) runRsync(folder, target)
  else copySite(folder, target)
  const uploaded = `Uploaded edit ${local.channels.sequence} to ${target}.`
  const url = site.site
  if (!url) return uploaded
  // The upload is done, so a failure to read the site is part of the answer.
  const live = await fetchChannels(url).catch(() => undefined)
  return live && compareSites(local, live) === 'same'
    ? `${uploaded} ${url} serves it.`
    : `${uploaded} ${url} does not serve it yet. If it still does not after a minute, check the cache and the target.`
}

/** Copies the files that differ, each atomically. */
function copySite(folder: string, target: string) {
  const files = filesIn(folder).filter((file) => file !== channelsPath)
  const isLate = (file: string) => Number(!file.startsWith('releases/'))
  files.sort((one, other) => isLate(one) - isLate(other))
  for (const file of [...files, channelsPath]) {
    const content = readFileSync(path.join(folder, file))
    const copy = path.join(target, file)
    if (!readFile(copy)?.equals(content)) writeFile(copy, content)
  }
}

function runRsync(folder: string, target: string) {
  const to = target.replace(/\/*$/, '/')
  for (const words of [
    ['-rt', `${folder}/releases/`, `${to}releases/`],
    ['-rt', '--exclude', `/${channelsPath}`, `${folder}/`, to],
    ['-t', `${folder}/${channelsPath}`, to],
  ]) {
    const { status, error } = spawnSync('rsync', words, { stdio: 'inherit' })
    if (status !== 0)
      throw new Error(
        `rsync did not finish${error ? ` (${error.message})` : ''}. Run \`deploy\` again: it continues where it stopped.`,
      )
  }
}
