import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { signChannels } from '../../../.config/release/signChannels'
import { isSigned } from '../../../src/host/isSigned'
import { someChannels } from './someChannels'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
const raw = Buffer.from(
  publicKey.export({ format: 'jwk' }).x ?? '',
  'base64url',
).toString('base64')
const signed = signChannels(someChannels, pem)

test('what the release command signs is taken, also after a way through JSON', async () => {
  expect(await isSigned(signed, raw)).toBe(true)
  const read = JSON.parse(JSON.stringify(signed, null, 2))
  expect(await isSigned(read, raw)).toBe(true)
})

test.each([
  ['another version', { ...signed, channels: { stable: '1.1.0' } }],
  ['another number', { ...signed, sequence: 8 }],
  ['one field more', { ...signed, pinned: { 'shop.example': '1.1.0' } }],
  ['no signature', someChannels],
])('with %s it is refused', async (_, changed) => {
  expect(await isSigned(changed, raw)).toBe(false)
})

test('a signature by another key is refused', async () => {
  const other = generateKeyPairSync('ed25519').privateKey
  const forged = signChannels(
    someChannels,
    other.export({ format: 'pem', type: 'pkcs8' }).toString(),
  )
  expect(await isSigned(forged, raw)).toBe(false)
})
