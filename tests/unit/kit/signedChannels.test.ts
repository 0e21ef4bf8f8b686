import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dayMs } from '../../../src/kit/channels/assertTrust'
import { verifySignature } from '../../../src/kit/channels/signatures'
import { verifyEd25519 } from '../../../src/kit/channels/verifyEd25519'
import { signedText } from '../../../src/release/channels/signChannels'
import { takeConsole } from '../../fixtures/pages/takeConsole'
import {
  aKey,
  edit,
  first,
  good,
  key,
  newer,
  newVisitor,
  off,
  pem,
  signed,
  storage,
  text,
  visit,
} from './aVisitor'

beforeEach(newVisitor)

/** Answers like browsers from before 2025. */
async function unknown() {
  throw new DOMException('Algorithm: Unrecognized name', 'NotSupportedError')
}

describe.each([
  ['a browser of today', undefined],
  ['a browser without Ed25519', { subtle: { importKey: unknown } }],
  ['a page without TLS', { subtle: undefined }],
])('in %s', (_, crypto) => {
  beforeEach(() => {
    if (crypto) vi.stubGlobal('crypto', crypto)
  })
  afterEach(() => vi.unstubAllGlobals())
  const demands = { publicKey: key }

  test('the kit accepts channels that the release command has signed', async () => {
    first.channels = text(signed(good))
    expect(await visit(demands)).toBe('first 0.1.0')
  })

  test.each([
    ['another version', { channels: { stable: '0.2.0' } }],
    ['another sequence number', { sequence: 8 }],
    ['another expiry', { expires: '2099-01-01T00:00:00.000Z' }],
    ['an additional field', { pinned: { 'shop.example': '0.2.0' } }],
    ['a signature of zeros', { signatures: { [key]: btoa('\0'.repeat(64)) } }],
    ['no signature', { signatures: undefined }],
    ['an empty list of signatures', { signatures: {} }],
  ])('channels with %s are rejected', async (_, change) => {
    first.channels = text({ ...signed(good), ...change } as typeof good)
    expect(await visit(demands)).toBe('untrusted')
  })

  test('the same JSON with other whitespace is rejected, because the bytes are signed', async () => {
    first.channels = JSON.stringify(signed(good))
    expect(await visit(demands)).toBe('untrusted')
  })

  test('a duplicate field cannot override the signed one', async () => {
    const file = text(signed(good))
    for (const forged of [
      file.replace(/\n\}$/, ',\n  "channels": {"stable":"0.2.0"}\n}'),
      file.replace(
        '"signatures"',
        '"channels": {"stable":"0.2.0"},\n  "signatures"',
      ),
    ]) {
      expect(JSON.parse(forged).channels).toEqual({ stable: '0.2.0' })
      first.channels = forged
      expect(await visit(demands)).toBe('untrusted')
    }
  })

  test('the signature of another key is rejected, even under the name of our key', async () => {
    const theirs = aKey()
    const expires = new Date(Date.now() + dayMs)
    const forged = signedText(good, [theirs.pem], expires)
    for (const file of [forged, forged.replaceAll(theirs.raw, key)]) {
      first.channels = file
      expect(await visit(demands)).toBe('untrusted')
    }
  })

  test('verifySignature throws for a malformed key instead of reporting a wrong signature', async () => {
    const signature = btoa('\0'.repeat(64))
    for (const malformed of ['c2hvcnQ=', 'not base64!'])
      await expect(
        verifySignature('text', signature, malformed),
      ).rejects.toThrow()
  })
})

describe('the expiry of signatures', () => {
  const on = { publicKey: key }
  const signedUntil = (days: number) =>
    text(signed(good, new Date(Date.now() + days * dayMs)))

  test('a page follows channels until a week after their expiry, and logs a warning', async () => {
    first.channels = signedUntil(1)
    expect(await visit(on)).toBe('first 0.1.0')
    expect(takeConsole()).toEqual([])
    first.channels = signedUntil(-6.9)
    expect(await visit(on)).toBe('first 0.1.0')
    expect(takeConsole().join()).toMatch(/expired on .*renew --key FILE/)
  })

  test('no page follows channels more than a week after their expiry, for a new visitor or for one with an old cached file', async () => {
    first.channels = signedUntil(-7.1)
    expect(await visit(on)).toBe('untrusted')
    // An attacker withholds the site's newer channels from a returning visitor.
    first.channels = signedUntil(1)
    await visit(on)
    first.channels = undefined
    expect(await visit(on)).toBe('first 0.1.0')
    vi.setSystemTime(Date.now() + 9 * dayMs)
    expect(await visit(on)).toBe('unreachable, untrusted')
    vi.useRealTimers()
  })

  test('channels whose expiry is not a date are rejected', async () => {
    const never = Object.assign(new Date(), { toISOString: () => 'never' })
    first.channels = signedText(good, [pem], never)
    expect(JSON.parse(first.channels).expires).toBe('never')
    expect(await visit(on)).toBe('untrusted')
  })

  test('a page without a key ignores the expiry', async () => {
    first.channels = signedUntil(-100)
    expect(await visit()).toBe('first 0.1.0')
  })
})

describe('after a key has leaked', () => {
  const expires = new Date(Date.now() + dayMs)
  /** The last number that the attacker can write, signed with the leaked key. */
  const forged = () =>
    signedText(
      { ...off(good), sequence: Number.MAX_SAFE_INTEGER },
      [pem],
      expires,
    )

  test('a page that no longer names the key follows the site again, and still rejects its older files', async () => {
    const next = aKey()
    const both = [key, next.raw]
    first.channels = signedText(newer, [pem, next.pem], expires)
    expect(await visit({ publicKey: both })).toBe('first 0.2.0')
    first.channels = forged()
    expect(await visit({ publicKey: both })).toBe('disabled')

    // The attacker's file has not replaced the newest file of the other key.
    first.channels = signedText(good, [next.pem], expires)
    expect(await visit({ publicKey: next.raw })).toBe('first 0.2.0')
    const repaired = edit(newer, 'promote', '0.1.0')
    first.channels = signedText(repaired, [next.pem], expires)
    expect(await visit({ publicKey: next.raw })).toBe('first 0.1.0')
  })

  test('a visitor whose browser has stored the attacker’s file under every key follows the site again', async () => {
    const next = aKey()
    for (const owner of [key, next.raw])
      storage.set(`walletdock.host.${owner}`, JSON.stringify(forged()))
    first.channels = signedText(good, [next.pem], expires)
    expect(await visit({ publicKey: next.raw })).toBe('first 0.1.0')
    first.channels = undefined
    expect(await visit({ publicKey: next.raw })).toBe('first 0.1.0')
  })
})

test('a key that accepts a signature for every text is rejected, even if the browser cannot verify', () => {
  // A point of small order. Implementations with laxer rules than a browser's accept it.
  const anything = new Uint8Array(64)
  anything[0] = 1
  const smallOrder = new Uint8Array(32)
  smallOrder[0] = 1
  const signedBytes = new TextEncoder().encode('anything')
  expect(verifyEd25519(anything, signedBytes, smallOrder)).toBe(false)
})
