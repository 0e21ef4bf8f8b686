import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, vi } from 'vitest'
import { startStaticServer } from '../../../host-example/local/staticServer'
import type { Channels } from '../../../src/kit/Channels'
import { assertTrust } from '../../../src/kit/channels/assertTrust'
import { failureOf } from '../../../src/kit/LoadFailure'
import { channelFiles } from '../../../src/release/channels/channelFiles'
import {
  readChannels,
  writeChannels,
  writeRoot,
} from '../../../src/release/channels/site'
import { hashOf } from '../../../src/release/project'
import { releaseCommand } from '../../../src/release/releaseCommand'

/** The fields of a release's contract that the command reads. */
const contractOf = (version: string) =>
  JSON.stringify({ version, entry: 'remoteEntry.js' })

/** The files of a release, apart from the list of their hashes. */
export const releaseFiles = (
  version: string,
): Readonly<Record<string, string>> => ({
  'contract.json': contractOf(version),
  [`walletdock-${version}.tgz`]: `The package of ${version}`,
  'start.js': `{const known=void 0;\n'start of ${version}'}\n`,
  'siteEntry.js': `'entry of ${version}'`,
  'host/element.js': `import("./checkOptions.js")//${version}`,
  'host/checkOptions.js': `'check of ${version}'`,
  'status/index.html': `<p>${version}</p>`,
  // A file that older releases do not have.
  ...(version === '0.2.0' && { 'status/frame.js': `'frame of ${version}'` }),
})

/** Returns the list of a release's hashes, as the command writes it. */
const listOf = (version: string) =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(releaseFiles(version)).map(([file, text]) => [
        file,
        hashOf(Buffer.from(text)),
      ]),
    ),
  )

/** Channels with 0.1.0 as the stable release, which also have 0.2.0. */
export const channels: Channels = {
  name: 'walletdock-channels',
  sequence: 1,
  channels: { stable: '0.1.0' },
  releases: Object.fromEntries(
    ['0.1.0', '0.2.0'].map((version) => [
      version,
      {
        contract: hashOf(Buffer.from(contractOf(version))),
        files: hashOf(Buffer.from(listOf(version))),
        preload: {},
      },
    ]),
  ),
}

/**
 * Creates a folder with these channels, both releases, two key files, and a file with the public key of the first.
 * `run` runs the command in it.
 */
export function aSite() {
  const folder = aFolder()
  writeChannels(folder, channelFiles(channels))
  for (const version of Object.keys(channels.releases)) {
    const files = { ...releaseFiles(version), 'files.json': listOf(version) }
    for (const [file, text] of Object.entries(files)) {
      const written = path.join(folder, 'releases', version, file)
      mkdirSync(path.dirname(written), { recursive: true })
      writeFileSync(written, text)
    }
  }
  writeRoot(folder, channels)
  const keyFolder = aFolder()
  const keys = ['ours', 'another'].map((name) => {
    const { privateKey } = generateKeyPairSync('ed25519')
    const file = path.join(keyFolder, `${name}.pem`)
    writeFileSync(file, privateKey.export({ format: 'pem', type: 'pkcs8' }))
    return file
  })
  const [ours = '', another = ''] = keys
  const run = (...words: readonly string[]) => runRelease(folder, ...words)
  return { folder, run, ours, another, publicKey: publicPem(ours) }
}

/** Creates the same, signed with the first key. */
export async function aSignedSite() {
  const site = aSite()
  await startSigning(site.folder, site.ours)
  return site
}

/** Serves a folder until the test ends. */
export async function serve(folder: string) {
  const server = await startStaticServer({ folder })
  onTestFinished(() => server.stop())
  return server
}

/** Moves the clock by this many days, until the test ends. */
export function passDays(days: number) {
  vi.useFakeTimers({ now: Date.now() + days * 86_400_000, toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
}

/** Runs the command, and returns what it prints. */
export async function runRelease(
  site: string,
  ...words: readonly string[]
): Promise<string> {
  const { text } = await releaseCommand([...words, '--site', site])
  return text
}

/** Returns a folder that is deleted after the test. */
export function aFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'walletdock-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/** Returns the channels of a site that has some. */
export function channelsOf(site: string): Channels {
  const read = readChannels(site)
  if (!read) throw new Error(`${site} has no channels.json.`)
  return read.channels
}

export async function startSigning(site: string, key: string) {
  const signing = ['--key', key, '--unsigned']
  const printed = await runRelease(site, 'promote', '0.2.0', ...signing)
  expect(printed).toContain('Signed until ')
}

/** Returns the public key of a key file, in the form that hosts use. */
export function publicKeyOf(file: string): string {
  const { x = '' } = createPublicKey(readFileSync(file)).export({
    format: 'jwk',
  })
  return Buffer.from(x, 'base64url').toString('base64')
}

/** Writes a file with the public key of a key file, and returns its path. */
export function publicPem(file: string): string {
  const written = path.join(aFolder(), 'public.pem')
  const key = createPublicKey(readFileSync(file))
  writeFileSync(written, key.export({ format: 'pem', type: 'spki' }))
  return written
}

/** Returns the text of a site's `channels.json`. */
export const textOf = (site: string) =>
  readChannels(site)?.files.get('channels.json') ?? ''

/** Writes a file of a site without the command. */
export const forge = (site: string, text: string, file = 'channels.json') =>
  writeFileSync(path.join(site, file), text)

/** Returns true if a page that trusts these keys follows the site's channels, by the host kit's own check. */
export async function trusts(site: string, ...keys: readonly string[]) {
  const trust = { threshold: { keys, atLeast: 1 }, owners: [] }
  const failure = failureOf('channels.json')
  return assertTrust(textOf(site), channelsOf(site), trust, failure).then(
    ({ signers = [] }) => signers.length > 0,
    () => false,
  )
}

/** Returns releases that lead visitors to a forged one. */
export function evil({ releases }: Channels): Pick<Channels, 'releases'> {
  const contract = hashOf(Buffer.from('evil'))
  const forged = { ...releases['0.2.0'], contract, preload: {} }
  return { releases: { ...releases, '0.2.0': forged } }
}
