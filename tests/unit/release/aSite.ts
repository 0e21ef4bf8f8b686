import { execFileSync, spawnSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished } from 'vitest'
import type { Channels } from '../../../src/host/find/Channels'
import { channelFiles } from '../../../src/release/channels/channelFiles'
import { hashOf } from '../../../src/release/channels/liveSite'
import { readChannels, writeChannels } from '../../../src/release/channels/site'
import { releaseCommand } from '../../../src/release/releaseCommand'

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

/** Runs the command, and returns what it prints. */
export function runRelease(
  site: string,
  ...words: readonly string[]
): Promise<string> {
  return releaseCommand([...words, '--site', site])
}

/** Returns the words of a line of the guide behind `npm run release --`, as a shell parses them. */
export function wordsOf(line: string): string[] {
  const [, typed] = /^npm run release -- (.+)$/.exec(line) ?? []
  if (!typed) throw new Error(`The guide's line is not an edit: ${line}`)
  const printed = execFileSync('sh', ['-c', `printf '%s\\0' ${typed}`])
  return printed.toString().split('\0').slice(0, -1)
}

/** Runs a program in the project's folder, as a person at the command line does. */
export function spawnInRoot(program: string, ...args: readonly string[]) {
  return spawnSync(program, args, { cwd: root, encoding: 'utf8' })
}

/** The channels of a site that has some. */
export function channelsOf(site: string): Channels {
  const read = readChannels(site)
  if (!read) throw new Error(`${site} has no channels.json.`)
  return read.channels
}

export async function startSigning(site: string, key: string) {
  const signing = ['--key', key, '--start-signing']
  const printed = await runRelease(site, 'promote', '0.2.0', ...signing)
  expect(printed).toContain('Signed until ')
}

/** Leads visitors to a release of somebody else. */
export function evil({ releases }: Channels): Pick<Channels, 'releases'> {
  const contract = hashOf(Buffer.from('evil'))
  return { releases: { ...releases, '0.2.0': { contract, preload: {} } } }
}
