import { execFileSync, spawnSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isSigned } from '../../../src/host/check/isSigned'
import type { Channels } from '../../../src/host/find/Channels'
import { chooseVersion } from '../../../src/host/find/chooseVersion'
import { signChannels } from '../../../src/release/channels/signChannels'
import { readChannels, writeChannels } from '../../../src/release/channels/site'
import { fencesIn, sectionOf } from '../../fixtures/project/guides'

const root = path.join(import.meta.dirname, '../../..')
const release = { contract: 'sha384-abc', preload: {} }

/** A folder with channels that give 0.1.0 and have 0.2.0, and two keys in files. */
function aSite() {
  const folder = mkdtempSync(path.join(tmpdir(), 'walletdock-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const channels: Channels = {
    name: 'walletdock-channels',
    sequence: 1,
    channels: { stable: '0.1.0' },
    releases: { '0.1.0': release, '0.2.0': release },
  }
  writeChannels(folder, channels)
  const keys = ['ours', 'another'].map((name) => {
    const { privateKey } = generateKeyPairSync('ed25519')
    const file = path.join(folder, `${name}.pem`)
    writeFileSync(file, privateKey.export({ format: 'pem', type: 'pkcs8' }))
    return file
  })
  const [ours = '', another = ''] = keys
  return { folder, ours, another, channels }
}

/** Runs a line as it stands in the guide, on a site of the test's own. */
function type(line: string, site: string): string {
  return execFileSync('sh', ['-c', `${line} --site "${site}"`], {
    cwd: root,
    encoding: 'utf8',
  })
}

/** Runs the command without npm around it. */
function runRelease(site: string, ...words: readonly string[]) {
  const args = ['--import', 'tsx', 'src/release/release.ts']
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...args, ...words, '--site', site],
    { cwd: root, encoding: 'utf8' },
  )
  return { status, told: stdout + stderr }
}

/** Versions that visitors get at the next page load, by who they are. */
function given(site: string) {
  const channels = readChannels(site)
  const of = (channel: string, host: string, dial: number) =>
    channels.disabled ??
    chooseVersion(channels, { channel, host, dial: () => dial })
  return {
    everybody: of('stable', 'other.example', 50),
    aTwentieth: of('stable', 'other.example', 4.9),
    shop: of('stable', 'shop.example', 50),
    canaryPages: of('canary', 'other.example', 50),
  }
}

test('the guide’s sequence, line by line, gives each visitor what it says', () => {
  const { folder } = aSite()
  const [sequence] = fencesIn(sectionOf('ship', 'Release, canary, roll back'))
  const lines = sequence?.code
    .split('\n')
    .filter((line) => line.startsWith('npm run release -- '))
    .map((line) => line.split('#')[0]?.trim() ?? '')
  const all = (version: string) => ({
    everybody: version,
    aTwentieth: version,
    shop: version,
    canaryPages: version,
  })
  const steps = lines?.map((line) => {
    const told = type(line, folder)
    return { line, gives: given(folder), told }
  })
  expect(steps).toMatchObject([
    {
      line: 'npm run release -- canary 0.2.0 5 shop.example',
      gives: { ...all('0.2.0'), everybody: '0.1.0' },
      told: expect.stringContaining(
        'stable: 0.1.0, but 0.2.0 for 5 % of the visitors, all of shop.example',
      ),
    },
    {
      line: 'npm run release -- promote 0.2.0',
      gives: all('0.2.0'),
      told: expect.stringContaining('The canary of 0.2.0 has ended.'),
    },
    {
      line: 'npm run release -- promote 0.1.0',
      gives: all('0.1.0'),
      told: expect.stringContaining('stable: 0.1.0\n'),
    },
    {
      line: "npm run release -- disable 'Why'",
      gives: all('Why'),
      told: expect.stringContaining('nobody gets a wallet: Why'),
    },
  ])
})

test('an edit of signed channels without the key is refused with what to do, and writes nothing', () => {
  const { folder, ours } = aSite()
  expect(runRelease(folder, 'promote', '0.2.0', '--key', ours).status).toBe(0)
  const before = readChannels(folder)
  for (const words of [['promote', '0.1.0'], []]) {
    const { status, told } = runRelease(folder, ...words)
    expect(status).toBe(1)
    expect(told).toContain('Give the key: --key FILE.')
  }
  expect(readChannels(folder)).toEqual(before)
})

test('channels that were signed once stay so, also when somebody has published them unsigned since', () => {
  const { folder, ours } = aSite()
  runRelease(folder, 'promote', '0.2.0', '--key', ours)
  const { signature: _, ...unsigned } = readChannels(folder)
  writeChannels(folder, { ...unsigned, sequence: 3 })
  expect(runRelease(folder, 'promote', '0.1.0').told).toContain('Give the key')
  expect(runRelease(folder, 'promote', '0.1.0', '--key', ours).status).toBe(0)
})

test('channels that an older command has signed are refused without the key, too', () => {
  const { folder, ours, channels } = aSite()
  const { publicKey: _, ...old } = signChannels(
    channels,
    readFileSync(ours, 'utf8'),
  )
  writeChannels(folder, old)
  expect(runRelease(folder, 'promote', '0.2.0').told).toContain('Give the key')
})

test('another key than the one that hosts trust is refused', () => {
  const { folder, ours, another } = aSite()
  runRelease(folder, 'promote', '0.2.0', '--key', ours)
  const { status, told } = runRelease(
    folder,
    ...['promote', '0.1.0', '--key', another],
  )
  expect(status).toBe(1)
  expect(told).toContain('signed with another key')
})

test('what somebody else has written into signed channels is not signed by the next edit', () => {
  const { folder, ours } = aSite()
  runRelease(folder, 'promote', '0.1.0', '--key', ours)
  const forged = { ...release, contract: 'sha384-evil' }
  const before = readChannels(folder)
  const releases = { ...before.releases, '0.2.0': forged }
  writeChannels(folder, { ...before, releases })
  const { status, told } = runRelease(
    folder,
    ...['promote', '0.2.0', '--key', ours],
  )
  expect(status).toBe(1)
  expect(told).toContain('channels.json is not as it was signed')
})

test('the command says the key for hosts, and what it signs is verified with it, edit after edit', async () => {
  const { folder, ours } = aSite()
  for (const version of ['0.2.0', '0.1.0', '0.2.0']) {
    const { told } = runRelease(folder, 'promote', version, '--key', ours)
    const [, publicKey = ''] = /publicKey: '([^']+)'/.exec(told) ?? []
    expect(await isSigned(readChannels(folder), publicKey)).toBe(true)
  }
})

test('signing is stopped on purpose only', () => {
  const { folder, ours, another } = aSite()
  runRelease(folder, 'promote', '0.2.0', '--key', ours)
  expect(runRelease(folder, 'promote', '0.1.0', '--unsigned').status).toBe(0)
  expect(readChannels(folder)).not.toHaveProperty('signature')
  expect(runRelease(folder, 'promote', '0.2.0', '--key', another).status).toBe(
    0,
  )
  const both = runRelease(folder, 'enable', '--unsigned', '--key', another)
  expect(both.told).toContain('not both')
})
