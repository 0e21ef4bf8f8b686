import { sign } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Channels } from '../../../src/kit/Channels'
import { fileText, unsigned } from '../../../src/release/channels/signChannels'
import {
  aSignedSite,
  aSite,
  channels,
  channelsOf,
  evil,
  forge,
  publicKeyOf,
  runRelease,
  startSigning,
  textOf,
  trusts,
} from './aSite'

test('an edit of signed channels without the key is rejected with advice, and writes nothing', async () => {
  const { folder, run } = await aSignedSite()
  const before = channelsOf(folder)
  for (const words of [['promote', '0.1.0'], []])
    await expect(run(...words)).rejects.toThrow('Add the key: --key FILE.')
  expect(channelsOf(folder)).toEqual(before)
})

test.each([
  ['signature', (unsigned: Channels) => unsigned],
  [
    'signature to change a contract',
    (unsigned: Channels) => ({ ...unsigned, ...evil(unsigned) }),
  ],
])(
  'an edit of signed channels from which somebody removed the %s is rejected, and writes nothing',
  async (_removed, tamper) => {
    const { folder, run, ours } = await aSignedSite()
    const { signatures: _, ...unsigned } = channelsOf(folder)
    const tampered = tamper(unsigned)
    forge(folder, fileText(tampered))
    const edit = ['promote', '0.1.0']
    await expect(run(...edit)).rejects.toThrow('Add the key')
    await expect(run(...edit, '--key', ours)).rejects.toThrow(
      'its signature is missing or does not match',
    )
    expect(channelsOf(folder)).toEqual(tampered)
    expect(await run('status')).toContain(
      'A SIGNATURE IS MISSING OR DOES NOT MATCH',
    )
  },
)

test('channels without signature and key are signed only if the person who edits says so', async () => {
  const { folder, run, ours } = aSite()
  await expect(run('promote', '0.2.0', '--key', ours)).rejects.toThrow(
    'add --unsigned',
  )
  expect(channelsOf(folder)).toEqual(channels)
  await startSigning(folder, ours)
  expect(await run('status')).not.toContain('SIGNATURE')
})

test('a key that hosts do not trust is rejected', async () => {
  const { run, another } = await aSignedSite()
  await expect(run('promote', '0.1.0', '--key', another)).rejects.toThrow(
    'signed with another key',
  )
})

test('a forged change of signed channels is not signed by the next edit', async () => {
  const { folder, run, ours } = await aSignedSite()
  const before = channelsOf(folder)
  forge(folder, fileText({ ...before, ...evil(before) }))
  await expect(run('promote', '0.2.0', '--key', ours)).rejects.toThrow(
    'channels.json was changed since it was signed',
  )
})

test('a forgery that is signed with another key is not signed by the next edit, even if that key is dropped', async () => {
  const { folder, run, ours, another } = await aSignedSite()
  const before = channelsOf(folder)
  const [key, theirKey] = [publicKeyOf(ours), publicKeyOf(another)]
  const forgery = { ...unsigned(before), ...evil(before), publicKey: key }
  const open = fileText(forgery).replace(/\n\}\n$/, '')
  const theirs = sign(null, Buffer.from(open), readFileSync(another, 'utf8'))
  const signatures = { [theirKey]: theirs.toString('base64') }
  for (const forged of [
    signatures,
    { ...signatures, [key]: before.signatures?.[key] },
  ].map((all) => `${open},\n  "signatures": ${JSON.stringify(all)}\n}\n`)) {
    forge(folder, forged)
    const drop = ['--key', ours, '--drop-key', theirKey]
    await expect(run('promote', '0.2.0', ...drop)).rejects.toThrow(
      'channels.json was changed since it was signed',
    )
    expect(textOf(folder)).toBe(forged)
  }
})

test('a forged change of releases.json is not signed by the next edit, and `status` reports it', async () => {
  const { folder, run, ours } = await aSignedSite()
  const file = 'releases.json'
  const text = readFileSync(path.join(folder, file), 'utf8')
  const forged = text.replaceAll('0.1.0', '0.2.0')
  expect(forged).not.toBe(text)
  forge(folder, forged, file)
  await expect(run('promote', '0.1.0', '--key', ours)).rejects.toThrow(
    `${file} was changed since it was signed`,
  )
  expect(await run('status')).toContain(
    'A SIGNATURE IS MISSING OR DOES NOT MATCH',
  )
})

test('the command prints the key for hosts, and its signatures match that key, edit after edit', async () => {
  const { folder, ours } = await aSignedSite()
  for (const version of ['0.1.0', '0.2.0', '0.1.0']) {
    const printed = await runRelease(
      folder,
      ...['promote', version, '--key', ours],
    )
    const [, publicKey = ''] = /publicKey: '([^']+)'/.exec(printed) ?? []
    expect(await trusts(folder, publicKey)).toBe(true)
  }
})

describe('the expiry of signatures', () => {
  test('is 30 days away, or as many as the person who edits says', async () => {
    const { folder, run, ours } = await aSignedSite()
    const daysLeft = () =>
      (Date.parse(channelsOf(folder).expires ?? '') - Date.now()) / 86_400_000
    expect(daysLeft()).toBeCloseTo(30, 1)
    const renew = ['renew', '--key', ours, '--days']
    await run(...renew, '3')
    expect(daysLeft()).toBeCloseTo(3, 1)
    expect(await run('status')).toContain('EXPIRE IN 2 DAYS')
    for (const days of ['0', '1.5', 'soon', '401'])
      await expect(run(...renew, days)).rejects.toThrow(
        'is not a number of days',
      )
  })

  test('`renew` needs a key, and changes nothing but sequence and signatures', async () => {
    const { folder, run, ours } = aSite()
    await expect(run('renew')).rejects.toThrow('Add the key')
    await startSigning(folder, ours)
    const { undo: _, ...before } = unsigned(channelsOf(folder))
    await run('renew', '--key', ours)
    expect(unsigned(channelsOf(folder))).toEqual({
      ...before,
      sequence: before.sequence + 1,
    })
  })
})
