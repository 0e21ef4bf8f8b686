import { beforeEach, describe, expect, test } from 'vitest'
import {
  edit,
  first,
  follow,
  good,
  guarded,
  key,
  load,
  mirrored,
  newer,
  newVisitor,
  off,
  second,
  signed,
  storage,
  text,
  visit,
} from './aVisitor'

beforeEach(newVisitor)

describe('with a key', () => {
  test('in an outage, the newest channels lead to an origin that has their release', async () => {
    first.channels = text(signed(newer))
    await visit(guarded())
    first.channels = undefined
    // The origin that answers first.
    expect(await visit(guarded())).toMatch(/^(first|second) 0\.2\.0$/)
    first.hasReleases = false
    expect(await visit(guarded())).toBe('second 0.2.0')
  })

  test('a page with a malformed key rejects all channels', async () => {
    first.channels = text(signed(good))
    expect(await visit({ publicKey: 'c2hvcnQ=' })).toBe('untrusted')
  })

  test('a page with a key does not continue with the channels of a page without a key', async () => {
    first.channels = text({ ...good, channels: { stable: '0.2.0' } })
    expect(await visit()).toBe('first 0.2.0')
    first.channels = undefined
    expect(await visit({ publicKey: key })).toBe('unreachable')
  })

  test('channels that somebody has written into the page’s storage are not followed', async () => {
    first.channels = text(signed(good))
    await visit({ publicKey: key })
    const [name = ''] = [...storage.keys()].filter((one) => one.includes(key))
    storage.set(name, text({ ...signed(good), channels: { stable: '0.2.0' } }))
    first.channels = undefined
    expect(await visit({ publicKey: key })).toBe('unreachable, untrusted')
  })

  test('a part of the page with a key does not share the result of a part without a key', async () => {
    first.channels = text(good)
    await visit()
    expect(await follow({ publicKey: key })).toBe('untrusted')
  })
})

describe('without a key', () => {
  test('a mirror that still has the channels from before a rollback or a turn-off is not followed', async () => {
    second.channels = text(newer)
    const rolledBack = edit(newer, 'promote', '0.1.0')
    first.channels = text(rolledBack)
    await visit(mirrored())
    first.channels = undefined
    expect(await visit(mirrored())).toBe('first 0.1.0')
    first.channels = text(off(rolledBack))
    await visit(mirrored())
    first.channels = undefined
    expect(await visit(mirrored())).toBe('unreachable, untrusted, disabled')
  })

  test('no mirror is requested if the first origin has turned the wallet off', async () => {
    first.channels = text(off(good))
    second.channels = text(newer)
    const before = second.asked
    const result = await load(mirrored())
    expect(result).toMatchObject({ failure: { reason: 'disabled' } })
    expect(second.asked).toBe(before)
  })

  test('the first origin may restart its sequence, because its current channels count, whatever the earlier ones were', async () => {
    first.channels = text(newer)
    await visit()
    first.channels = text(good)
    expect(await visit()).toBe('first 0.1.0')
    first.channels = undefined
    expect(await visit()).toBe('first 0.1.0')
  })
})
