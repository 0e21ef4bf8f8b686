import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished } from 'vitest'
import type { Channels } from '../../../src/host/find/Channels'
import { channelFiles } from '../../../src/release/channels/channelFiles'
import { hashOf } from '../../../src/release/channels/liveSite'
import { readChannels, writeChannels } from '../../../src/release/channels/site'

const root = path.join(import.meta.dirname, '../../..')

/** The contract of a release, as far as the command reads it. */
const contractOf = (version: string) =>
  JSON.stringify({ version, entry: 'remoteEntry.js' })

/** Channels that give 0.1.0 and have 0.2.0. */
export const channels: Channels = {
  name: 'walletdock-channels',
  sequence: 1,
  channels: { stable: '0.1.0' },
  releases: Object.fromEntries(
    ['0.1.0', '0.2.0'].map((version) => [
      version,
      { contract: hashOf(Buffer.from(contractOf(version))), preload: {} },
    ]),
  ),
}

/** A folder with these channels and both releases, and two keys in files. */
export function aSite() {
  const folder = mkdtempSync(path.join(tmpdir(), 'walletdock-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeChannels(folder, channelFiles(channels))
  for (const version of Object.keys(channels.releases)) {
    const release = path.join(folder, 'releases', version)
    mkdirSync(release, { recursive: true })
    writeFileSync(path.join(release, 'contract.json'), contractOf(version))
  }
  const keys = ['ours', 'another'].map((name) => {
    const { privateKey } = generateKeyPairSync('ed25519')
    const file = path.join(folder, `${name}.pem`)
    writeFileSync(file, privateKey.export({ format: 'pem', type: 'pkcs8' }))
    return file
  })
  const [ours = '', another = ''] = keys
  return { folder, ours, another }
}

/** Runs a line as it stands in the guide, on a site of the test's own. */
export function type(line: string, site: string): string {
  return execFileSync('sh', ['-c', `${line} --site "${site}"`], {
    cwd: root,
    encoding: 'utf8',
  })
}

/** Runs the command without npm around it. */
export function runRelease(site: string, ...words: readonly string[]) {
  const args = ['--import', 'tsx', 'src/release/release.ts']
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...args, ...words, '--site', site],
    { cwd: root, encoding: 'utf8' },
  )
  return { status, told: stdout + stderr }
}

/** The same beside a server of this process, which answers meanwhile. */
export function runAside(site: string, ...words: readonly string[]) {
  const args = ['--import', 'tsx', 'src/release/release.ts']
  return new Promise<{ status: number; told: string }>((done) => {
    const child = execFile(
      process.execPath,
      [...args, ...words, '--site', site],
      { cwd: root },
      (_, stdout, stderr) =>
        done({ status: child.exitCode ?? 1, told: stdout + stderr }),
    )
  })
}

/** The channels of a site that has some. */
export function channelsOf(site: string): Channels {
  const read = readChannels(site)
  if (!read) throw new Error(`${site} has no channels.json.`)
  return read.channels
}

export function startSigning(site: string, key: string) {
  const { status, told } = runRelease(
    site,
    ...['promote', '0.2.0', '--key', key, '--start-signing'],
  )
  expect([status, told]).toEqual([0, expect.stringContaining('Signed until ')])
}

/** Leads visitors to a release of somebody else. */
export function evil({ releases }: Channels): Pick<Channels, 'releases'> {
  const contract = hashOf(Buffer.from('evil'))
  return { releases: { ...releases, '0.2.0': { contract, preload: {} } } }
}
