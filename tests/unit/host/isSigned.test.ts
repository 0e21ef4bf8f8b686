import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { isSigned } from '../../../src/host/check/isSigned'
import { verifyEd25519 } from '../../../src/host/check/verifyEd25519'
import { signChannels } from '../../../src/release/channels/signChannels'
import { someChannels } from './someChannels'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
const raw = Buffer.from(
  publicKey.export({ format: 'jwk' }).x ?? '',
  'base64url',
).toString('base64')
const signed = signChannels(someChannels, pem)

const other = generateKeyPairSync('ed25519').privateKey
const forged = signChannels(
  someChannels,
  other.export({ format: 'pem', type: 'pkcs8' }).toString(),
)

/** As browsers of before 2025 answer. */
async function unknown() {
  throw new DOMException('Algorithm: Unrecognized name', 'NotSupportedError')
}

describe.each([
  ['a browser of today', undefined],
  ['a browser without Ed25519', { subtle: { importKey: unknown } }],
  ['a page without TLS', { subtle: undefined }],
])('in %s', (_, crypto) => {
  const check = async (channels: typeof signed, key = raw) => {
    if (crypto) vi.stubGlobal('crypto', crypto)
    try {
      return await isSigned(channels, key)
    } finally {
      vi.unstubAllGlobals()
    }
  }

  test('what the release command signs is taken, also after a way through JSON', async () => {
    expect(await check(signed)).toBe(true)
    const read = JSON.parse(JSON.stringify(signed, null, 2))
    expect(await check(read)).toBe(true)
  })

  test.each([
    ['another version', { ...signed, channels: { stable: '1.1.0' } }],
    ['another number', { ...signed, sequence: 8 }],
    ['one field more', { ...signed, pinned: { 'shop.example': '1.1.0' } }],
    ["another one's signature", forged],
    ['a signature of zeros', { ...signed, signature: btoa('\0'.repeat(64)) }],
  ])('with %s it is refused', async (_, changed) => {
    expect(await check(changed)).toBe(false)
  })

  test.each([
    ['no signature', someChannels],
    ['half a signature', { ...signed, signature: 'c2hvcnQ=' }],
  ])('with %s it is not taken', async (_, changed) => {
    expect(await check(changed).catch(() => false)).toBe(false)
  })

  test('a key that is none is told, not taken for a wrong signature', async () => {
    await expect(check(signed, 'c2hvcnQ=')).rejects.toThrow()
    await expect(check(signed, 'not base64!')).rejects.toThrow()
  })
})

test('a key for which every text has a signature is refused where the browser does not verify, too', () => {
  // A point of small order: looser rules than a browser's take it.
  const anything = new Uint8Array(64)
  anything[0] = 1
  const smallOrder = new Uint8Array(32)
  smallOrder[0] = 1
  const text = new TextEncoder().encode('anything')
  expect(verifyEd25519(anything, text, smallOrder)).toBe(false)
})
