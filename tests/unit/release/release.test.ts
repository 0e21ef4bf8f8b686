import { execFileSync, spawnSync } from 'node:child_process'
import {
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { chooseVersion } from '../../../src/kit/channels/chooseVersion'
import { edits } from '../../../src/release/channels/editChannels'
import { fencesIn, sectionOf } from '../../fixtures/project/guides'
import {
  aFolder,
  aSite,
  channels,
  channelsOf,
  runRelease,
  serve,
} from './aSite'

/** Returns the words of a line of the guide behind `walletdock`, as a shell parses them. */
function wordsOf(line: string): string[] {
  const [, typed] = /^walletdock (.+)$/.exec(line) ?? []
  if (!typed) throw new Error(`The guide's line is not an edit: ${line}`)
  const printed = execFileSync('sh', ['-c', `printf '%s\\0' ${typed}`])
  return printed.toString().split('\0').slice(0, -1)
}

/** Returns what visitors get at the next page load: everybody, a twentieth, visitors of the shop, and canary pages. */
function given(site: string) {
  const channels = channelsOf(site)
  const of = (channel: string, host: string, dial: number) =>
    channels.disabled ??
    chooseVersion(channels, { channel, host, dial: () => dial })
  return [
    of('stable', 'other.example', 50),
    of('stable', 'other.example', 4.9),
    of('stable', 'shop.example', 50),
    of('canary', 'other.example', 50),
  ]
}

const [older, newer] = ['0.1.0', '0.2.0']
const all = (version: string) => [version, version, version, version]

test('the guide’s sequence of commands gives each visitor the stated release, line by line', async () => {
  const { folder, run } = aSite()
  const [sequence] = fencesIn(sectionOf('ship', 'Release, canary, roll back'))
  const lines = sequence?.code
    .split('\n')
    .filter((line) => line.startsWith('walletdock '))
    .map((line) => line.split('#')[0]?.trim() ?? '')
  const steps: unknown[][] = []
  for (const line of lines ?? []) {
    const printed = await run(...wordsOf(line))
    steps.push([line.replace('walletdock ', ''), given(folder), printed])
  }
  const prints = (text: string) => expect.stringContaining(text)
  expect(steps).toEqual([
    // No edit has written this site's channel `canary` yet.
    ['status', [older, older, older, undefined], prints('  stable: 0.1.0\n')],
    [
      'canary 0.2.0 5 shop.example',
      [older, newer, newer, newer],
      prints(
        'stable: 0.1.0, but 0.2.0 for 5 % of the visitors, all of shop.example',
      ),
    ],
    ['promote 0.2.0', all(newer), prints('The canary of 0.2.0 has ended.')],
    ['promote 0.1.0', all(older), prints('stable: 0.1.0\n')],
    ["disable 'Why'", all('Why'), prints('nobody gets a wallet: Why')],
    ['withdraw 0.2.0', all('Why'), prints('Withdrawn: 0.2.0.')],
  ])
})

test('the guide leads from nothing to a canary of version 2 in at most eight lines', () => {
  const [whole] = fencesIn(sectionOf('ship', 'From nothing to a canary'))
  const lines = whole?.code.split('\n') ?? []
  expect(lines.length).toBeLessThanOrEqual(8)
  expect(lines.slice(-4)).toEqual(
    [
      'npm version minor.*CHANGELOG.md',
      'build.*release',
      'canary',
      'deploy',
    ].map((words) => expect.stringMatching(words)),
  )
})

test('status and --dry-run print their result and change no file', async () => {
  const { folder, run } = aSite()
  const filesOf = () =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  const files = filesOf()
  expect(await run('status')).toContain('  stable: 0.1.0\n')
  expect(await run('promote', '0.2.0', '--dry-run')).toBe(
    [
      'Nothing was changed. The edit would change:',
      '- Channels 1. At the next page load:',
      '-   stable: 0.1.0',
      '-   canary: 0.1.0, as no canary is running',
      '+ Channels 2. At the next page load:',
      '+   stable: 0.2.0',
      '+   canary: 0.2.0, as no canary is running',
    ].join('\n'),
  )
  await expect(run('status', '0.1.0')).rejects.toThrow(
    'The command is `status`: "0.1.0" is not part of it.',
  )
  expect(channelsOf(folder)).toEqual(channels)
  expect(filesOf()).toEqual(files)
})

test.each([
  ['is missing', 'cannot be loaded'],
  ['was changed', 'Somebody has changed that release'],
] as const)(
  'an edit that leads visitors to a release that %s is refused',
  async (how, sentence) => {
    const { folder, run } = aSite()
    const contract = path.join(folder, 'releases/0.2.0/contract.json')
    if (how === 'is missing') rmSync(contract)
    else writeFileSync(contract, 'changed')
    for (const words of [
      ['promote', '0.2.0'],
      ['promote', '0.2.0', 'beta', '--new'],
      ['canary', '0.2.0', '5'],
      ['pin', 'shop.example', '0.2.0'],
    ])
      await expect(run(...words)).rejects.toThrow(sentence)
    expect(channelsOf(folder)).toEqual(channels)
  },
)

test('an edit does not rewrite a kit with a version in its name, because it never changes', async () => {
  const { folder, run } = aSite()
  await run('promote', '0.2.0')
  const offered = path.join(folder, 'walletdock-0.1.0.tgz')
  const { mtimeMs } = statSync(offered)
  await run('promote', '0.1.0')
  expect(statSync(offered).mtimeMs).toBe(mtimeMs)
  expect(readFileSync(path.join(folder, 'walletdock.tgz'), 'utf8')).toBe(
    'The package of 0.1.0',
  )
})

describe('in a fresh folder', () => {
  test('an edit is refused, because it would restart the sequence', async () => {
    const folder = aFolder()
    for (const words of [['promote', '0.2.0'], [], ['status']])
      await expect(runRelease(folder, ...words)).rejects.toThrow('--from')
    expect(readdirSync(folder)).toEqual([])
  })

  test('--from continues from the live site, with its sequence, pins and releases', async () => {
    const { folder: live } = aSite()
    await runRelease(live, 'pin', 'shop.example', '0.2.0')
    const server = await serve(live)
    const folder = aFolder()
    const from = ['--from', server.url]
    const printed = await runRelease(folder, 'promote', '0.2.0', ...from)
    expect(printed).toContain('Channels 3')
    expect(printed).toContain('shop.example: 0.2.0, pinned')
    expect(channelsOf(folder)).toMatchObject({
      sequence: 3,
      channels: { stable: '0.2.0' },
    })
    // The guide's first line uploads this folder.
    expect(readdirSync(folder)).toContain('releases')
    // The server has the kits of all releases, of which there may be hundreds.
    const kits = server.requests.filter((file) =>
      /walletdock-.*tgz$/.test(file),
    )
    expect(kits).toEqual(['/releases/0.2.0/walletdock-0.2.0.tgz'])
    await expect(
      runRelease(aFolder(), 'status', '--from', `${server.url}/none`),
    ).rejects.toThrow('has no channels.json. Check the URL.')
  })
})

test('withdraw deletes the release and its kit from the folder, and says what to delete from the server', async () => {
  const { folder, run } = aSite()
  writeFileSync(path.join(folder, 'walletdock-0.2.0.tgz'), '')
  const printed = await run('withdraw', '0.2.0')
  expect(printed).toContain(
    'Delete releases/0.2.0/ and walletdock-0.2.0.tgz from the server',
  )
  expect(printed).toContain('Withdrawn: 0.2.0.')
  expect(readdirSync(path.join(folder, 'releases'))).toEqual(['0.1.0'])
  expect(readdirSync(folder)).not.toContain('walletdock-0.2.0.tgz')
})

test('at the command line, npm passes the arguments on, and an error is one line on stderr with an exit code', () => {
  const { folder } = aSite()
  const run = (...words: readonly string[]) =>
    spawnSync('npm', ['run', '-s', 'release', '--', ...words], {
      cwd: path.join(import.meta.dirname, '../../..'),
      encoding: 'utf8',
    })
  expect(run('status', '--site', folder)).toMatchObject({
    // Nothing is signed.
    status: 1,
    stdout: expect.stringContaining('  stable: 0.1.0\n'),
    stderr: '',
  })
  expect(run('promote', '3.0.0', '--site', folder)).toMatchObject({
    status: 1,
    stdout: '',
    stderr: 'There is no release "3.0.0". Releases: 0.1.0, 0.2.0.\n',
  })
})

test('--help lists all edits', async () => {
  const { run } = aSite()
  const help = `${await run('--help')}\n`
  for (const form of Object.keys(edits)) expect(help).toContain(`\n  ${form}\n`)
})
