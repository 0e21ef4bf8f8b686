import { beforeEach, expect, test } from 'vitest'
import { checkOptions } from '../../../src/kit/check/checkOptions'
import { first, good, key, load, newVisitor, signed, text } from './aVisitor'

const hash = `sha384-${'a'.repeat(64)}`

const other = `${'A'.repeat(43)}=`

beforeEach(() => {
  newVisitor()
  first.channels = text(signed(good))
})

const noUrl = '`url` is empty'
const unset = 'Is an environment variable missing?'
const noKey = '`publicKey` is not a raw Ed25519 key'
const noCount = '`atLeast` of `publicKey` is not a whole number from 1 to 1'
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
  // The same 32 bytes as another text: the unused bits of the last letter are set.
  [{ publicKey: `${'A'.repeat(42)}B=` }, noKey],
  [{ publicKey: { keys: [key] } }, noKey],
  [{ publicKey: { atLeast: 1 } }, noKey],
  [{ publicKey: { keys: [], atLeast: 0 } }, noKey],
  [{ publicKey: { keys: [key, ''], atLeast: 1 } }, noKey],
  [{ publicKey: { keys: [key], atLeast: 0 } }, noCount],
  [{ publicKey: { keys: [key], atLeast: '1' } }, noCount],
  [{ publicKey: { keys: [key], atLeast: 1.5 } }, noCount],
  [{ publicKey: { keys: [key], atLeast: Number.NaN } }, noCount],
  [{ publicKey: { keys: [key, key], atLeast: 2 } }, noCount],
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
  { publicKey: { keys: [key, other], atLeast: 2 }, channel: 'stable' },
  { channel: 'stable' },
  pinned(hash),
  pinned(`${hash} sha256-${'b'.repeat(43)}=`),
  { channel: undefined },
])('%j is accepted', (options) => {
  expect(() =>
    checkOptions({ url: first.url, ...options } as never),
  ).not.toThrow()
})
