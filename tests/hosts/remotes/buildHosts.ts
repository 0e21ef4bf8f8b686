import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { folderOf, librariesOf, type RemotesHost } from './RemotesHost'
import { remotesGuide } from './remotesGuide'

/**
 * Builds hosts with their own bundlers, in a separate process.
 * @throws Error with the output of a bundler
 */
export async function buildHosts(
  hosts: readonly RemotesHost[],
  remoteUrl: string,
): Promise<void> {
  const jobs = hosts.map((host) => ({
    ...host,
    folder: folderOf(host),
    shares: librariesOf(host),
  }))
  await Promise.all(
    jobs.map(({ folder }) => rm(folder, { recursive: true, force: true })),
  )
  await promisify(execFile)(process.execPath, [
    path.join(import.meta.dirname, 'buildRemotes.mjs'),
    JSON.stringify(jobs),
    JSON.stringify(remotesGuide(remoteUrl)),
  ])
}
