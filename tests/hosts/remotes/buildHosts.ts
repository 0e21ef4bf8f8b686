import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { startServer } from '../../fixtures/project/runProgram'
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
  const args = await prepare(hosts, remoteUrl)
  await promisify(execFile)(process.execPath, args)
}

/**
 * Starts the development server of a host's bundler.
 * @throws Error with its output if it ends
 */
export async function serveHost(host: RemotesHost, remoteUrl: string) {
  const args = [...(await prepare([host], remoteUrl)), 'serve']
  const port = /Served on port (\d+)/
  const { said, stop } = await startServer(process.execPath, args, port)
  return { url: `http://127.0.0.1:${said}`, stop }
}

/** Removes earlier builds, and returns the arguments of the process. */
async function prepare(hosts: readonly RemotesHost[], remoteUrl: string) {
  const jobs = hosts.map((host) => ({
    ...host,
    folder: folderOf(host),
    shares: librariesOf(host),
  }))
  await Promise.all(
    jobs.map(({ folder }) => rm(folder, { recursive: true, force: true })),
  )
  return [
    path.join(import.meta.dirname, 'buildRemotes.mjs'),
    JSON.stringify(jobs),
    JSON.stringify(remotesGuide(remoteUrl)),
  ]
}
