import { createPublicKey, sign } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { demandTrust } from '../../../src/host/check/demandTrust'
import type { Channels } from '../../../src/host/find/Channels'
import { settingsPath } from '../../../src/host/find/HostSettings'
import { LoadFailure } from '../../../src/host/LoadFailure'
import { unsignedText } from '../../../src/release/channels/channelFiles'
import { isIntact, unsigned } from '../../../src/release/channels/signChannels'
import { readChannels, writeChannels } from '../../../src/release/channels/site'
import {
  aSite,
  channels,
  channelsOf,
  evil,
  runRelease,
  startSigning,
} from './aSite'

function publicKeyOf(file: string): string {
  const { x = '' } = createPublicKey(readFileSync(file)).export({
    format: 'jwk',
  })
  return Buffer.from(x, 'base64url').toString('base64')
}

const textOf = (site: string) =>
  readChannels(site)?.files.get('channels.json') ?? ''
/** Writes a `channels.json` past the command. */
const forge = (site: string, text: string, file = 'channels.json') =>
  writeFileSync(path.join(site, file), text)

/** Whether a page that trusts these keys follows the site's channels, by the host kit's own check. */
async function trusts(site: string, ...keys: readonly string[]) {
  const trust = { keys, owners: [] }
  const untrusted = (what: string) => new LoadFailure('untrusted', what)
  return demandTrust(textOf(site), channelsOf(site), trust, untrusted).then(
    ({ signedBy }) => signedBy !== undefined && keys.includes(signedBy),
    () => false,
  )
}

test('an edit of signed channels without the key is refused with what to do, and writes nothing', () => {
  const { folder, ours } = aSite()
  startSigning(folder, ours)
  const before = channelsOf(folder)
  for (const words of [['promote', '0.1.0'], []]) {
    const { status, told } = runRelease(folder, ...words)
    expect(status).toBe(1)
    expect(told).toContain('Add the key: --key FILE.')
  }
  expect(channelsOf(folder)).toEqual(before)
})

test.each([
  ['signature', (unsigned: Channels) => unsigned],
  [
    'signature to change a contract',
    (unsigned: Channels) => ({ ...unsigned, ...evil(unsigned) }),
  ],
])(
  'an edit of signed channels from which somebody removed the %s is refused, and writes nothing',
  (_, tamper) => {
    const { folder, ours } = aSite()
    startSigning(folder, ours)
    const {
      signature: _removed,
      signatures: _too,
      ...unsigned
    } = channelsOf(folder)
    const tampered = tamper(unsigned)
    forge(folder, unsignedText(tampered))
    expect(runRelease(folder, 'promote', '0.1.0').told).toContain('Add the key')
    const { status, told } = runRelease(
      folder,
      ...['promote', '0.1.0', '--key', ours],
    )
    expect(status).toBe(1)
    expect(told).toContain('its signature is missing or does not match')
    expect(channelsOf(folder)).toEqual(tampered)
    expect(runRelease(folder, 'status').told).toContain(
      'THE SIGNATURE IS MISSING OR DOES NOT MATCH',
    )
  },
)

test('channels without signature and key are signed only if the person who edits says so', () => {
  const { folder, ours } = aSite()
  const { status, told } = runRelease(
    folder,
    ...['promote', '0.2.0', '--key', ours],
  )
  expect(status).toBe(1)
  expect(told).toContain('add --start-signing')
  expect(channelsOf(folder)).toEqual(channels)
  startSigning(folder, ours)
  expect(runRelease(folder, 'status').told).not.toContain('SIGNATURE')
})

/** Signs as a command of 1.3 did: the JSON text of all fields, with one key. */
function signAsBefore(site: string, key: string, withKey = true) {
  const pem = readFileSync(key, 'utf8')
  const before = withKey
    ? { ...channels, publicKey: publicKeyOf(key) }
    : channels
  const signature = sign(null, Buffer.from(JSON.stringify(before)), pem)
  const old = { ...before, signature: signature.toString('base64') }
  writeChannels(site, new Map([['channels.json', unsignedText(old)]]))
}

test.each([true, false])(
  'channels that an older command has signed (its key beside it: %s) are signed anew by the next edit with that key, and refused without it',
  (withKey) => {
    const { folder, ours } = aSite()
    signAsBefore(folder, ours, withKey)
    expect(runRelease(folder, 'promote', '0.2.0').told).toContain('Add the key')
    const { status } = runRelease(folder, 'promote', '0.2.0', '--key', ours)
    expect(status).toBe(0)
    expect(isIntact(textOf(folder))).toBe(true)
  },
)

test('channels that an older command has signed, and somebody has changed since, are refused with the key, too', () => {
  const { folder, ours } = aSite()
  signAsBefore(folder, ours)
  const before = channelsOf(folder)
  forge(folder, unsignedText({ ...before, ...evil(before) }))
  const { told } = runRelease(folder, 'promote', '0.1.0', '--key', ours)
  expect(told).toContain('channels.json is not as it was signed')
})

test('another key than the one that hosts trust is refused', () => {
  const { folder, ours, another } = aSite()
  startSigning(folder, ours)
  const { status, told } = runRelease(
    folder,
    ...['promote', '0.1.0', '--key', another],
  )
  expect(status).toBe(1)
  expect(told).toContain('signed with another key')
})

test('what somebody else has written into signed channels is not signed by the next edit', () => {
  const { folder, ours } = aSite()
  startSigning(folder, ours)
  const before = channelsOf(folder)
  forge(folder, unsignedText({ ...before, ...evil(before) }))
  const { status, told } = runRelease(
    folder,
    ...['promote', '0.2.0', '--key', ours],
  )
  expect(status).toBe(1)
  expect(told).toContain('channels.json is not as it was signed')
})

test('what somebody else has written and signed with a key of their own is not signed by the next edit, even if their key is dropped', () => {
  const { folder, ours, another } = aSite()
  startSigning(folder, ours)
  const before = channelsOf(folder)
  const [key, theirKey] = [publicKeyOf(ours), publicKeyOf(another)]
  const forgery = { ...unsigned(before), ...evil(before), publicKey: key }
  const open = unsignedText(forgery).replace(/\n\}\n$/, '')
  const theirs = sign(null, Buffer.from(open), readFileSync(another, 'utf8'))
  const signatures = { [theirKey]: theirs.toString('base64') }
  for (const forged of [
    signatures,
    { ...signatures, [key]: before.signatures?.[key] },
  ].map((all) => `${open},\n  "signatures": ${JSON.stringify(all)}\n}\n`)) {
    forge(folder, forged)
    const drop = ['--key', ours, '--drop-key', theirKey]
    const { told } = runRelease(folder, 'promote', '0.2.0', ...drop)
    expect(told).toContain('channels.json is not as it was signed')
    expect(textOf(folder)).toBe(forged)
  }
})

test.each(['releases.json', settingsPath('shop.example')])(
  'what somebody else has written into %s is not signed by the next edit, and `status` tells of it',
  (file) => {
    const { folder, ours } = aSite()
    startSigning(folder, ours)
    for (const words of [['hide-hosts'], ['pin', 'shop.example', '0.1.0']])
      runRelease(folder, ...words, '--key', ours)
    const text = readFileSync(path.join(folder, file), 'utf8')
    const forged = text.replaceAll('0.1.0', '0.2.0')
    expect(forged).not.toBe(text)
    forge(folder, forged, file)
    const { told } = runRelease(folder, 'promote', '0.1.0', '--key', ours)
    expect(told).toContain(`${file} is not as it was signed`)
    expect(runRelease(folder, 'status').told).toContain(
      'THE SIGNATURE IS MISSING OR DOES NOT MATCH',
    )
  },
)

test('the command says the key for hosts, and what it signs is verified with it, edit after edit', async () => {
  const { folder, ours } = aSite()
  startSigning(folder, ours)
  for (const version of ['0.2.0', '0.1.0', '0.2.0']) {
    const { told } = runRelease(folder, 'promote', version, '--key', ours)
    const [, publicKey = ''] = /publicKey: '([^']+)'/.exec(told) ?? []
    expect(await trusts(folder, publicKey)).toBe(true)
  }
})

describe('a key is changed', () => {
  test('step by step as the guide says: hosts on the old key, on both and on the new one are never refused until the old key ends', async () => {
    const { folder, ours, another } = aSite()
    startSigning(folder, ours)
    const [old, next] = [publicKeyOf(ours), publicKeyOf(another)]
    const hosts = { old: [old], both: [old, next], next: [next] }
    const served = () =>
      Promise.all(
        Object.entries(hosts).map(async ([host, keys]) =>
          (await trusts(folder, ...keys)) ? [host] : [],
        ),
      ).then((them) => them.flat())
    expect(await served()).toEqual(['old', 'both'])
    const both = ['--key', ours, '--key', another]
    expect(runRelease(folder, 'renew', ...both).status).toBe(0)
    expect(await served()).toEqual(['old', 'both', 'next'])
    // Whoever forgets a key meanwhile turns nobody's wallet off.
    for (const key of [ours, another]) {
      const { status, told } = runRelease(folder, 'renew', '--key', key)
      expect([status, told]).toEqual([1, expect.stringContaining('--drop-key')])
    }
    expect(await served()).toEqual(['old', 'both', 'next'])
    const end = ['--key', another, '--drop-key', old]
    expect(runRelease(folder, 'renew', ...end).status).toBe(0)
    expect(await served()).toEqual(['both', 'next'])
    expect(channelsOf(folder).publicKey).toBe(next)
    expect(runRelease(folder, 'renew', '--key', another).status).toBe(0)
  })
})

describe('signatures end', () => {
  test('after 30 days, or as many as the person who edits says', () => {
    const { folder, ours } = aSite()
    startSigning(folder, ours)
    const daysLeft = () =>
      (Date.parse(channelsOf(folder).expires ?? '') - Date.now()) / 86_400_000
    expect(daysLeft()).toBeCloseTo(30, 1)
    runRelease(folder, 'renew', '--key', ours, '--days', '3')
    expect(daysLeft()).toBeCloseTo(3, 1)
    expect(runRelease(folder, 'status').told).toContain('EXPIRE IN 2 DAYS')
    for (const days of ['0', '1.5', 'soon', '401']) {
      const { status } = runRelease(
        folder,
        'renew',
        '--key',
        ours,
        '--days',
        days,
      )
      expect(status).toBe(1)
    }
  })

  test('`renew` needs a key, and changes nothing but sequence and signatures', () => {
    const { folder, ours } = aSite()
    expect(runRelease(folder, 'renew').told).toContain('Add the key')
    startSigning(folder, ours)
    const before = unsigned(channelsOf(folder))
    runRelease(folder, 'renew', '--key', ours)
    expect(unsigned(channelsOf(folder))).toEqual({
      ...before,
      sequence: before.sequence + 1,
    })
  })
})

test('signing is stopped on purpose only', () => {
  const { folder, ours, another } = aSite()
  startSigning(folder, ours)
  expect(runRelease(folder, 'promote', '0.1.0', '--unsigned').status).toBe(0)
  expect(channelsOf(folder)).not.toHaveProperty('signature')
  startSigning(folder, another)
  const both = runRelease(folder, 'enable', '--unsigned', '--key', another)
  expect(both.told).toContain('not both')
})
