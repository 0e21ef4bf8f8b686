import { beforeEach, expect, test } from 'vitest'
import { checkOptions } from '../../../src/kit/check/checkOptions'
import { first, good, key, load, newVisitor, signed, text } from './aVisitor'

const hash = `sha384-${'a'.repeat(64)}`

beforeEach(() => {
  newVisitor()
  first.channels = text(signed(good))
})

const noUrl = '`url` is empty'
const unset = 'Is an environment variable missing?'
const noKey = '`publicKey` is not a raw Ed25519 key'
const noHash = '`integrity` is not a hash'

/** Options of a page that follows no channel. */
const pinned = (integrity: string | undefined) => ({
  integrity,
  channel: undefined,
})

test.each<[object, string]>([
  [{ url: '' }, noUrl],
  [{ url: undefined }, unset],
  [{ publicKey: key, channel: undefined }, '`publicKey` needs `channel`'],
  [{ publicKey: '' }, noKey],
  [{ publicKey: undefined }, unset],
  // A key of 5 bytes, and one in PEM.
  [{ publicKey: 'c2hvcnQ=' }, noKey],
  [{ publicKey: '-----BEGIN PUBLIC KEY-----' }, noKey],
  [{ integrity: hash }, '`integrity` has no effect with `channel`'],
  [pinned(''), noHash],
  [pinned(undefined), noHash],
  [pinned(hash.slice(0, -1)), noHash],
  [pinned(`md5-${'a'.repeat(22)}==`), noHash],
  [pinned(`${hash} sha384-a`), noHash],
  [{ channel: '' }, '`channel` is empty'],
])(
  '%j is refused before anything is fetched: %s',
  async (options, sentence) => {
    const before = first.asked
    expect(await load(options as never)).toMatchObject({
      ok: false,
      failure: {
        reason: 'invalid-options',
        message: expect.stringContaining(sentence),
      },
    })
    expect(first.asked).toBe(before)
  },
)

test.each<object>([
  { publicKey: key, channel: 'stable' },
  { channel: 'stable' },
  pinned(hash),
  pinned(`${hash} sha256-${'b'.repeat(43)}=`),
  { channel: undefined },
])('%j is accepted', (options) => {
  expect(() =>
    checkOptions({ url: first.url, ...options } as never),
  ).not.toThrow()
})
