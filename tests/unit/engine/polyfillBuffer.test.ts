import { Buffer as nodes } from 'node:buffer'
import { expect, test } from 'vitest'
import { bufferFrom } from '../../../src/engine/walletConnect/polyfillBuffer'

test.each([
  '',
  'Ada',
  'Ünïcödé 🍎',
  '{"att":{"eip155":{"request/eth_sign":[{}]}}}',
])('bufferFrom encodes and decodes text like Node: %s', (text) => {
  for (const form of ['hex', 'base64', 'utf-8'] as const)
    expect(bufferFrom(text).toString(form)).toBe(
      nodes.from(text).toString(form),
    )
  for (const written of [
    nodes.from(text).toString('base64'),
    nodes.from(text).toString('base64url'),
  ])
    expect(bufferFrom(written, 'base64').toString('utf-8')).toBe(text)
})

test('bufferFrom encodes bytes in hexadecimal like Node', () => {
  const bytes = Uint8Array.of(0, 1, 15, 16, 254, 255)
  expect(bufferFrom(bytes).toString('hex')).toBe('00010f10feff')
})
