import { sign } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { dayMs, maxDays } from '../../../src/kit/channels/assertTrust'
import { splitSigned } from '../../../src/kit/channels/signatures'
import { thresholdOf } from '../../../src/kit/channels/thresholdOf'
import { signedText } from '../../../src/release/channels/signChannels'
import { takeConsole } from '../../fixtures/pages/takeConsole'
import {
  aKey,
  first,
  follow,
  good,
  key,
  load,
  newVisitor,
  off,
  pem,
  visit,
} from './aVisitor'

beforeEach(newVisitor)

describe('a page that demands two of three keys', () => {
  const [ann, bob, cat] = [{ pem, raw: key }, aKey(), aKey()]
  const demands = { keys: [ann.raw, bob.raw, cat.raw], atLeast: 2 }
  const expires = new Date(Date.now() + dayMs)
  const signedBy = (channels: typeof good, ...signers: { pem: string }[]) =>
    signedText(
      channels,
      signers.map(({ pem }) => pem),
      expires,
    )

  test('follows channels that any two have signed, and no channels that one has signed', async () => {
    for (const two of [
      [ann, bob],
      [cat, bob],
      [ann, bob, cat],
    ]) {
      newVisitor()
      first.channels = signedBy(good, ...two)
      expect(await visit({ publicKey: demands })).toBe('first 0.1.0')
    }
    for (const one of [[ann], [ann, aKey()]]) {
      newVisitor()
      first.channels = signedBy(good, ...one)
      expect(await visit({ publicKey: demands })).toBe('untrusted')
    }
  })

  test('does not count one signature under two names', async () => {
    const file = signedBy(good, ann)
    const { signatures } = JSON.parse(file)
    const twice = { ...signatures, [bob.raw]: signatures[ann.raw] }
    first.channels = file.replace(
      JSON.stringify(signatures),
      JSON.stringify(twice),
    )
    expect(first.channels).toContain(`"${bob.raw}":`)
    expect(await visit({ publicKey: demands })).toBe('untrusted')
    const same = { keys: [ann.raw, ann.raw], atLeast: 2 }
    expect(await visit({ publicKey: same })).toBe('untrusted')
  })

  test('counts a key that it names twice once', () => {
    const keys = [ann.raw, ann.raw, bob.raw]
    const different = { keys: [ann.raw, bob.raw], atLeast: 2 }
    expect(thresholdOf({ keys, atLeast: 2 })).toEqual(different)
    expect(thresholdOf(keys)).toEqual({ ...different, atLeast: 1 })
  })

  test('says how many signatures are missing', async () => {
    first.channels = signedBy(good, ann)
    expect(await load({ publicKey: demands })).toMatchObject({
      failure: {
        message: expect.stringContaining(
          'is signed with 1 of the 2 keys that this page requires',
        ),
      },
    })
  })

  test('is not locked out by an edit that one key has signed for another part of the site', async () => {
    const last = { ...off(good), sequence: Number.MAX_SAFE_INTEGER }
    first.channels = signedBy(last, ann)
    expect(await visit({ publicKey: ann.raw })).toBe('disabled')
    first.channels = signedBy(good, ann, bob)
    expect(await visit({ publicKey: demands })).toBe('first 0.1.0')
    first.channels = undefined
    expect(await visit({ publicKey: demands })).toBe('first 0.1.0')
  })

  test('does not share the channels that a part of the page with a lower demand has accepted', async () => {
    first.channels = signedBy(good, ann)
    const { keys } = demands
    expect(await visit({ publicKey: keys })).toBe('first 0.1.0')
    expect(await follow({ publicKey: demands })).toMatch(/^untrusted/)
  })
})

const on = { publicKey: key }

/** Returns the file after its owner has extended its signatures by a month, or to another end. */
function renewed(
  file: string,
  by: { pem: string },
  changed = '',
  date = new Date(Date.now() + 30 * dayMs).toISOString(),
) {
  const { signed = '' } = splitSigned(file) ?? {}
  const proof = sign(null, Buffer.from(signed + date), by.pem)
  const entry = `,"${changed || date}":"${proof.toString('base64')}"}\n}\n`
  return file.replace(/\}\s*\}\s*$/, entry)
}

test('a renewal key extends the end of the signatures', async () => {
  const weekly = aKey()
  const ended = new Date(Date.now() - 20 * dayMs)
  const named = { ...good, renewalKey: weekly.raw }
  const file = signedText(named, [pem], ended)
  first.channels = file
  expect(await visit(on)).toBe('untrusted')
  first.channels = renewed(file, weekly)
  expect(await visit(on)).toBe('first 0.1.0')
  expect(takeConsole()).toEqual([])
  const future = new Date(Date.now() + 90 * dayMs).toISOString()
  for (const forged of [
    // The date is signed, too.
    renewed(file, weekly, future),
    renewed(file, aKey()),
    // Only a renewal key that the channels name counts.
    renewed(signedText(good, [pem], ended), weekly),
  ]) {
    newVisitor()
    first.channels = forged
    expect(await visit(on)).toBe('untrusted')
  }
})

test('a renewal key extends the signatures by at most 400 days after the end that another key has signed', async () => {
  const weekly = aKey()
  const ended = Date.now() - 20 * dayMs
  const named = { ...good, renewalKey: weekly.raw }
  const file = signedText(named, [pem], new Date(ended))
  const until = async (date: string) => {
    newVisitor()
    first.channels = renewed(file, weekly, '', date)
    return visit(on)
  }
  const lastMs = ended + maxDays * dayMs
  expect(await until(new Date(lastMs).toISOString())).toBe('first 0.1.0')
  for (const date of [
    new Date(lastMs + 1).toISOString(),
    '9999-12-31T23:59:59.999Z',
  ])
    expect(await until(date)).toBe('untrusted')
})

test('a renewal key publishes nothing', async () => {
  const weekly = aKey()
  const named = { ...good, renewalKey: weekly.raw }
  for (const file of [
    signedText(named, [weekly.pem], new Date(Date.now() + dayMs)),
    renewed(
      signedText(named, [pem], new Date(Date.now() + dayMs)),
      weekly,
    ).replace('"0.1.0"', '"0.2.0"'),
  ]) {
    first.channels = file
    expect(await visit(on)).toBe('untrusted')
  }
})
