import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { hashOf } from '../../../src/release/project'
import {
  aFolder,
  aSignedSite,
  aSite,
  channelsOf,
  releaseFiles,
  runRelease,
  serve,
} from './aSite'

/** Returns a signed site on a server, and a function that runs the command in a fresh folder. */
async function aLiveSite() {
  const { folder: live, ours, publicKey } = await aSignedSite()
  await runRelease(live, 'promote', '0.1.0', '--key', ours)
  const server = await serve(live)
  const fresh = aFolder()
  const run = (...words: readonly string[]) =>
    runRelease(fresh, ...words, '--from', server.url)
  return { live, ours, publicKey, fresh, run }
}

const prefix = (folder: string, file: string) => {
  const altered = path.join(folder, file)
  mkdirSync(path.dirname(altered), { recursive: true })
  writeFileSync(altered, 'evil')
}

const files = [
  ...Object.keys(releaseFiles('0.1.0')),
  // A file that the release never had, but that the root would serve.
  'mf-manifest.json',
  'files.json',
].map((file) => `releases/0.1.0/${file}`)

test.each(files)(
  'after somebody has replaced %s, a fresh machine and the own folder refuse each edit and name the file, and `status --key` reports it',
  async (file) => {
    const { live, ours, publicKey, fresh, run } = await aLiveSite()
    prefix(live, file)
    const before = channelsOf(live)
    for (const words of [['renew'], ['canary', '0.2.0', '5']])
      for (const edit of [run, runRelease.bind(undefined, live)])
        await expect(edit(...words, '--key', ours)).rejects.toThrow(
          `${file} does not match its hash`,
        )
    expect(channelsOf(live)).toEqual(before)
    const status = await run('status', '--key', publicKey)
    expect(status).toContain(`A FILE IS MISSING OR ALTERED: ${file}`)
    expect(status).not.toContain('valid signature')
    // An attacker cannot prevent the emergency edit, which does not copy the file.
    const off = await run('disable', 'A fault', '--key', ours)
    expect(off).toContain(`${file} does not match its hash`)
    expect(channelsOf(fresh).disabled).toBe('A fault')
  },
)

test.each([
  'remoteEntry.js',
  'host/element.js',
  'walletdock.tgz',
  'status/index.html',
  'walletdock-0.1.0.tgz',
])(
  '`status --key` reports that somebody has replaced %s at the root',
  async (file) => {
    const { live, ours, publicKey, run } = await aLiveSite()
    const status = () => run('status', '--key', publicKey)
    expect(await status()).toContain('Each file has a valid signature')
    prefix(live, file)
    expect(await status()).toContain(`A FILE IS MISSING OR ALTERED: ${file} `)
    if (file !== 'walletdock-0.1.0.tgz') {
      await runRelease(live, 'renew', '--key', ours)
      expect(await status()).toContain('Each file has a valid signature')
    }
  },
)

test.each(['connectkit.tgz', 'mf-manifest.json', '@mf-types.zip'])(
  '`status --key` reports that somebody has added %s to the root, which the stable release does not have',
  async (file) => {
    const { live, publicKey, run } = await aLiveSite()
    prefix(live, file)
    expect(await run('status', '--key', publicKey)).toContain(
      `A FILE IS MISSING OR ALTERED: ${file} is not a file of any release`,
    )
  },
)

test('after a rollback, `status --key` accepts a file at the root that only the newer release has, but not another one', async () => {
  const { live, publicKey, run } = await aLiveSite()
  const file = 'status/frame.js'
  const status = () => run('status', '--key', publicKey)
  expect(readFileSync(path.join(live, file), 'utf8')).toContain('of 0.2.0')
  expect(await status()).toContain('Each file has a valid signature')
  prefix(live, `releases/0.2.0/${file}`)
  expect(await status()).toContain('Each file has a valid signature')
  prefix(live, file)
  expect(await status()).toContain(`${file} is not a file of any release`)
})

test('an edit refuses a package with a version in its name that somebody has replaced at the root', async () => {
  const { live, ours } = await aLiveSite()
  prefix(live, 'walletdock-0.2.0.tgz')
  await expect(runRelease(live, 'renew', '--key', ours)).rejects.toThrow(
    'walletdock-0.2.0.tgz does not match its hash',
  )
})

test('an edit does not lead to a release without hashes of its files', async () => {
  const { folder, run } = aSite()
  const listed = path.join(folder, 'releases.json')
  const text = readFileSync(listed, 'utf8').replace(
    /\n *"files": "[^"]*",/g,
    '',
  )
  writeFileSync(listed, text)
  await expect(run('promote', '0.2.0')).rejects.toThrow(
    'releases.json has no hash of the files of',
  )
})

test('`status` reports that the server still has a withdrawn release', async () => {
  const { live, ours, publicKey, run } = await aLiveSite()
  await runRelease(live, 'withdraw', '0.2.0', '--key', ours)
  rmSync(path.join(live, 'status/frame.js'))
  const status = () => run('status', '--key', publicKey)
  expect(await status()).toContain('Each file has a valid signature')
  // An upload deletes nothing.
  const left = ['releases/0.2.0/contract.json', 'walletdock-0.2.0.tgz']
  for (const file of left) prefix(live, file)
  const text = await status()
  for (const file of left) expect(text).toContain(`${file} is withdrawn`)
})

test('somebody who restores an older releases.json prevents every edit but `disable`, and `status` reports it', async () => {
  const { live, ours, publicKey, run } = await aLiveSite()
  const old = path.join(live, 'releases.json')
  const text = readFileSync(old)
  await runRelease(live, 'canary', '0.2.0', '5', '--key', ours)
  writeFileSync(old, text)
  const sentence =
    'releases.json is from edit 3, but channels.json is from edit 4'
  expect(await run('status', '--key', publicKey)).toContain(sentence)
  for (const words of [['renew'], ['promote', '0.2.0']])
    await expect(run(...words, '--key', ours)).rejects.toThrow(sentence)
  expect(await run('disable', 'A fault', '--key', ours)).toContain(sentence)
})

test('the command prints the integrity of the package, as npm computes it', async () => {
  const { ours, run } = await aLiveSite()
  const kit = Buffer.from(releaseFiles('0.1.0')['walletdock-0.1.0.tgz'] ?? '')
  const line = `walletdock-0.1.0.tgz has the \`integrity\` ${hashOf(kit, 'sha512')}`
  expect(await run('status')).toContain(line)
  expect(await run('renew', '--key', ours)).toContain(line)
})
