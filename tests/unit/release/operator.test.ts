import { generateKeyPairSync } from 'node:crypto'
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { releaseCommand } from '../../../src/release/releaseCommand'
import { aContract } from '../../fixtures/servers/aContract'
import {
  aFolder,
  aSignedSite,
  aSite,
  channels,
  channelsOf,
  forge,
  passDays,
  serve,
  startSigning,
} from './aSite'

/** Runs `status` and returns its exit code. */
async function exitCode(site: string, ...words: readonly string[]) {
  const status = ['status', '--site', site, ...words]
  return (await releaseCommand(status)).exitCode
}

describe('`status`', () => {
  test('exits with 0 only if one’s own key signed complete files, with 1 if somebody should act, and with 2 if visitors are affected', async () => {
    const { folder, run, ours, publicKey, another } = aSite()
    // Nothing is signed.
    expect(await exitCode(folder)).toBe(1)
    await startSigning(folder, ours)
    expect(await exitCode(folder)).toBe(1)
    expect(await exitCode(folder, '--key', publicKey)).toBe(0)
    expect(await exitCode(folder, '--key', another)).toBe(2)
    await run('renew', '--key', ours, '--days', '3')
    expect(await exitCode(folder, '--key', publicKey)).toBe(1)
    await run('disable', 'A fault', '--key', ours)
    expect(await exitCode(folder, '--key', publicKey)).toBe(1)
    await run('enable', '--key', ours)
    passDays(40)
    expect(await exitCode(folder, '--key', publicKey)).toBe(2)
  })

  test.each(['releases/0.2.0/contract.json', 'remoteEntry.js', 'start.js'])(
    'exits with 2 and names %s if the file is missing, also without a key',
    async (file) => {
      const { folder, run } = aSite()
      await run('promote', '0.2.0')
      rmSync(path.join(folder, file))
      const { text, exitCode } = await releaseCommand([
        'status',
        ...['--site', folder],
      ])
      expect(exitCode).toBe(2)
      expect(text).toContain(`A FILE IS MISSING OR ALTERED: ${file} is missing`)
    },
  )

  test('names a mirror that has another edit, and exits with 2 if a file of a mirror is missing', async () => {
    const { folder, run, ours, publicKey } = await aSignedSite()
    const copy = aFolder()
    const mirror = await serve(copy)
    const key = ['--key', ours]
    await run('renew', ...key, '--mirror', mirror.url)
    await run('deploy', copy)
    const status = () => run('status', '--key', publicKey)
    expect(await status()).toContain(': healthy.')
    // Later edits keep the list.
    await run('promote', '0.1.0', ...key)
    expect(await status()).toContain(
      `Mirror ${mirror.url}: It has edit 3 instead of the site's edit 4.`,
    )
    expect(await exitCode(folder, '--key', publicKey)).toBe(1)
    await run('deploy', copy)
    rmSync(path.join(copy, 'start.js'))
    expect(await status()).toContain(
      `Mirror ${mirror.url}: A FILE IS MISSING OR ALTERED: start.js is missing`,
    )
    expect(await exitCode(folder, '--key', publicKey)).toBe(2)
    await run('renew', ...key, '--mirror', '')
    expect(await status()).toContain(': healthy.')
  })

  test('lists the releases that one can go back to', async () => {
    const { run } = aSite()
    const line = 'Releases: 0.1.0, 0.2.0 (`promote VERSION` goes back'
    expect(await run('status')).toContain(line)
    expect(await run('promote', '0.2.0')).toContain(line)
  })

  test('--json prints the same for programs', async () => {
    const { run } = aSite()
    await run('canary', '0.2.0', '5', '--why', 'Try it')
    const json = JSON.parse(await run('status', '--json'))
    expect(json).toMatchObject({
      health: 'attention',
      sequence: 2,
      edit: { words: ['canary', '0.2.0', '5'], why: 'Try it' },
      channels: { stable: '0.1.0', canary: '0.2.0' },
      findings: [{ tone: 'warning' }],
    })
    expect(Object.keys(json.releases)).toEqual(['0.1.0', '0.2.0'])
  })
})

describe('--dry-run', () => {
  test.each([
    [['promote', '0.2.0'], 'contract.json is missing'],
    [['promote', '0.1.0'], 'changes nothing'],
    [['promote', '0.1.0', 'stabel'], 'Did you mean "stable"?'],
  ])('of %j is refused like the edit', async (words, message) => {
    const { folder, run } = aSite()
    await run('disable', 'A fault')
    await run('enable')
    rmSync(path.join(folder, 'releases/0.2.0/contract.json'))
    for (const more of [[], ['--dry-run']])
      await expect(run(...words, ...more)).rejects.toThrow(message)
  })

  test('of a build is refused like the edit if its version exists with other files', async () => {
    const { run } = aSite()
    const project = aFolder()
    mkdirSync(path.join(project, 'dist'))
    const contract = JSON.stringify({ ...aContract, version: '0.2.0' })
    writeFileSync(path.join(project, 'dist/contract.json'), contract)
    const cwd = vi.spyOn(process, 'cwd').mockReturnValue(project)
    onTestFinished(() => cwd.mockRestore())
    for (const more of [[], ['--dry-run']])
      await expect(run(...more)).rejects.toThrow('Release 0.2.0 already exists')
  })

  test('checks with the public key, and an edit with it is refused', async () => {
    const { folder, run, publicKey } = await aSignedSite()
    const edit = ['promote', '0.1.0', '--key', publicKey]
    const before = channelsOf(folder)
    expect(await run(...edit, '--dry-run')).toContain('+   stable: 0.1.0')
    await expect(run(...edit)).rejects.toThrow(
      'is a public key, and an edit needs a private one',
    )
    forge(folder, JSON.stringify({ ...before, sequence: 9 }))
    await expect(run(...edit, '--dry-run')).rejects.toThrow(
      'channels.json was changed since it was signed',
    )
  })
})

describe('a key', () => {
  const pkcs8 = { format: 'pem', type: 'pkcs8' } as const
  test.each([
    [
      'P-256',
      () =>
        generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export(
          pkcs8,
        ),
      'of the type ec, and browsers verify only Ed25519',
    ],
    [
      'Ed448',
      () => generateKeyPairSync('ed448').privateKey.export(pkcs8),
      'of the type ed448',
    ],
    [
      'encrypted',
      () =>
        generateKeyPairSync('ed25519').privateKey.export({
          ...pkcs8,
          cipher: 'aes-256-cbc',
          passphrase: 'secret',
        }),
      'is encrypted. Decrypt it with',
    ],
    ['text', () => 'a key', 'is not an Ed25519 key (PEM)'],
  ])('of the kind %s is refused', async (_kind, pem, message) => {
    const { folder, run } = aSite()
    const file = path.join(aFolder(), 'wrong.pem')
    writeFileSync(file, pem())
    const edit = ['promote', '0.2.0', '--unsigned', '--key', file]
    await expect(run(...edit)).rejects.toThrow(message)
    await expect(run(...edit)).rejects.toThrow('wrong.pem: ')
    expect(channelsOf(folder)).toEqual(channels)
  })
})

test('a mistyped channel is refused with a suggestion, and a new channel needs --new', async () => {
  const { folder, run } = aSite()
  for (const typo of ['stabel', 'stble', 'stabble'])
    await expect(run('promote', '0.2.0', typo)).rejects.toThrow(
      `There is no channel "${typo}". Did you mean "stable"?`,
    )
  await expect(run('promote', '0.2.0', 'beta')).rejects.toThrow(
    'There is no channel "beta". Channels: stable. To create the channel: `promote 0.2.0 beta --new`.',
  )
  expect(await run('promote', '0.2.0', 'beta', '--new')).toContain(
    'beta: 0.2.0 (moved by `promote VERSION beta`)',
  )
  await run('promote', '0.1.0', 'beta')
  expect(channelsOf(folder).channels).toMatchObject({ beta: '0.1.0' })
})

test.each([
  [['enable']],
  [['canary-off']],
  [['promote', '0.1.0']],
  [['disable', 'A fault']],
  [['pin', 'shop.example', '0.2.0']],
  [['canary', '0.2.0', '5']],
])('%j is refused if it changes nothing', async (words) => {
  const { folder, run } = aSite()
  await run('promote', '0.2.0')
  await run('promote', '0.1.0')
  if (words.length > 1 && words[0] !== 'promote') await run(...words)
  const before = readFileSync(path.join(folder, 'channels.json'), 'utf8')
  await expect(run(...words)).rejects.toThrow(`\`${words[0]}\` changes nothing`)
  expect(readFileSync(path.join(folder, 'channels.json'), 'utf8')).toBe(before)
})

test('an edit of a site without releases.json is refused, because its releases would be lost, and `status` and `disable` only say to restore it', async () => {
  const { folder, run } = aSite()
  rmSync(path.join(folder, 'releases.json'))
  const files = readdirSync(folder)
  await expect(run('promote', '0.1.0')).rejects.toThrow('releases.json')
  expect(await exitCode(folder)).toBe(2)
  expect(readdirSync(folder)).toEqual(files)
  for (const words of [['status'], ['disable', 'A fault']]) {
    const printed = await run(...words)
    expect(printed).toContain('restore the last good file')
    expect(printed).not.toContain('hash')
  }
})

test('an edit by a clock that is behind the last edit is refused', async () => {
  const { run, ours } = await aSignedSite()
  passDays(-400)
  await expect(run('renew', '--key', ours)).rejects.toThrow(
    'The clock of this machine says',
  )
})
