import { expect, test } from 'vitest'
import { scannedWords } from '../../../../src/features/signIn/engine/messageWords'

const fields = { domain: 'shop.example', uri: 'https://shop.example' }
const asked = { nonce: 'nonce00001', chainId: 8453 }

test('scannedWords contains the host’s fields, and nothing that the host omits', () => {
  expect(scannedWords({ ...asked, fields })).toEqual({
    ...fields,
    nonce: 'nonce00001',
    resources: [],
  })
})

test('scannedWords formats times and resources for WalletConnect', () => {
  const words = scannedWords({
    ...asked,
    fields: {
      ...fields,
      version: '1',
      statement: 'Sign in to Shop.',
      resources: ['https://shop.example/terms'],
      notBefore: new Date('2026-01-01T00:00:00Z'),
      expirationTime: new Date('2100-01-01T00:00:00Z'),
    },
  })
  expect(words).toEqual({
    ...fields,
    nonce: 'nonce00001',
    statement: 'Sign in to Shop.',
    resources: ['https://shop.example/terms'],
    nbf: '2026-01-01T00:00:00.000Z',
    exp: '2100-01-01T00:00:00.000Z',
  })
})

test.each([
  { issuedAt: new Date(0) },
  { requestId: '7' },
  { scheme: 'https' },
  { statement: 'Grüezi.' },
  { statement: 'One line,\nand another.' },
])(
  'scannedWords returns undefined for fields that WalletConnect cannot carry: %o',
  (more) => {
    expect(scannedWords({ ...asked, fields: { ...fields, ...more } })).toBe(
      undefined,
    )
  },
)
