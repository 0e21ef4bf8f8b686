import { beforeEach, expect, test } from 'vitest'
import { checkOptions } from '../../../src/host/check/checkOptions'
import { first, good, key, load, newVisitor, signed, text } from './aVisitor'

const hash = `sha384-${'a'.repeat(64)}`

beforeEach(() => {
  newVisitor()
  first.channels = text(signed(good))
})

test.each([
  ['an empty URL', { url: '' }, '`url` is empty'],
  [
    'a URL that is undefined',
    { url: undefined },
    'Is an environment variable missing?',
  ],
  [
    'a key without a channel',
    { publicKey: key, channel: undefined },
    '`publicKey` needs `channel`',
  ],
  ['an empty key', { publicKey: '' }, '`publicKey` is not a raw Ed25519 key'],
  [
    'a key that is undefined',
    { publicKey: undefined },
    'Is an environment variable missing?',
  ],
  [
    'a key of 5 bytes',
    { publicKey: 'c2hvcnQ=' },
    '`publicKey` is not a raw Ed25519 key',
  ],
  [
    'a key in PEM',
    { publicKey: '-----BEGIN PUBLIC KEY-----' },
    '`publicKey` is not a raw Ed25519 key',
  ],
  [
    'a hash with a channel',
    { integrity: hash },
    '`integrity` has no effect with `channel`',
  ],
  [
    'an empty hash',
    { integrity: '', channel: undefined },
    '`integrity` is not a hash',
  ],
  [
    'a hash that is undefined',
    { integrity: undefined, channel: undefined },
    '`integrity` is not a hash',
  ],
  [
    'a hash that is cut off',
    { integrity: hash.slice(0, -1), channel: undefined },
    '`integrity` is not a hash',
  ],
  [
    'a hash with an unsupported algorithm',
    { integrity: `md5-${'a'.repeat(22)}==`, channel: undefined },
    '`integrity` is not a hash',
  ],
  [
    'a good hash beside one that is malformed',
    { integrity: `${hash} sha384-a`, channel: undefined },
    '`integrity` is not a hash',
  ],
  ['an empty channel', { channel: '' }, '`channel` is empty'],
])('%s is refused before anything is fetched', async (_, options, sentence) => {
  const before = first.asked
  expect(await load(options as never)).toMatchObject({
    ok: false,
    failure: {
      reason: 'invalid-options',
      message: expect.stringContaining(sentence),
    },
  })
  expect(first.asked).toBe(before)
})

test.each([
  ['a key with a channel', { publicKey: key, channel: 'stable' }],
  ['a channel alone', { channel: 'stable' }],
  ['one hash', { integrity: hash, channel: undefined }],
  [
    'two hashes',
    { integrity: `${hash} sha256-${'b'.repeat(43)}=`, channel: undefined },
  ],
  ['nothing', { channel: undefined }],
])('%s is accepted', (_, options) => {
  expect(() =>
    checkOptions({ url: first.url, ...options } as never),
  ).not.toThrow()
})
