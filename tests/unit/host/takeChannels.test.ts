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
  test('an older file is refused from any origin as soon as a newer one was seen, though nothing of that one has loaded', async () => {
    first.channels = text(signed(newer))
    expect(await visit(guarded())).toBe('first 0.2.0')
    first.channels = undefined
    second.channels = text(signed(good))
    // The newest word holds.
    expect(await visit(guarded())).toBe('first 0.2.0')
    first.hasReleases = false
    expect(await visit(guarded())).toBe('second 0.2.0')
    first.channels = text(signed(good))
    expect(await visit(guarded())).toBe('second 0.2.0')
  })

  test('a page whose key is malformed trusts nobody', async () => {
    first.channels = text(signed(good))
    expect(await visit({ publicKey: 'c2hvcnQ=' })).toBe('untrusted')
  })

  test('what one origin said holds against another that a page names first', async () => {
    first.channels = text(signed(newer))
    second.channels = text(signed(good))
    await visit(guarded())
    const other = { publicKey: key, url: second.url }
    expect(await visit(other)).toBe('second 0.2.0')
  })

  test('a wallet that was turned off stays off: no outage, no file of before and no mirror revives it', async () => {
    first.channels = text(signed(good))
    expect(await visit(guarded())).toBe('first 0.1.0')
    first.channels = text(signed(off(good)))
    expect(await visit(guarded())).toBe('disabled')
    first.channels = text(signed(good))
    expect(await visit(guarded())).toBe('untrusted, unreachable, disabled')
    second.channels = text(signed(good))
    first.channels = undefined
    expect(await visit(guarded())).toBe('unreachable, untrusted, disabled')
    second.channels = undefined
    expect(await visit(guarded())).toBe('unreachable, unreachable, disabled')
  })

  test('what a page without a key was given is nothing that a page with one goes on with', async () => {
    first.channels = text({ ...good, channels: { stable: '0.2.0' } })
    expect(await visit()).toBe('first 0.2.0')
    first.channels = undefined
    expect(await visit({ publicKey: key })).toBe('unreachable')
  })

  test('what somebody has put into the storage of the page is not followed', async () => {
    first.channels = text(signed(good))
    await visit({ publicKey: key })
    const [name = ''] = [...storage.keys()].filter((one) => one.includes(key))
    storage.set(name, text({ ...signed(good), channels: { stable: '0.2.0' } }))
    first.channels = undefined
    expect(await visit({ publicKey: key })).toBe('unreachable, untrusted')
  })

  test('a part of the page that demands a signature does not share the answer of one that does not', async () => {
    first.channels = text(good)
    await visit()
    expect(await follow({ publicKey: key })).toBe('untrusted')
  })
})

describe('without a key', () => {
  test('a wallet that was turned off stays off through an outage', async () => {
    first.channels = text(good)
    await visit()
    first.channels = text(off(good))
    expect(await visit()).toBe('disabled')
    first.channels = undefined
    expect(await visit()).toBe('unreachable, disabled')
  })

  test('a mirror that lags behind is not followed: neither into what was rolled back nor into what was turned off', async () => {
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

  test('where the first origin has turned the wallet off, no mirror is asked', async () => {
    first.channels = text(off(good))
    second.channels = text(newer)
    const before = second.asked
    const result = await load(mirrored())
    expect(result).toMatchObject({ failure: { reason: 'disabled' } })
    expect(second.asked).toBe(before)
  })

  test('a mirror that is further than what was said last is followed', async () => {
    first.channels = text(good)
    await visit(mirrored())
    first.channels = undefined
    second.channels = text(newer)
    expect(await visit(mirrored())).toBe('second 0.2.0')
  })

  test('the first origin may begin anew: what it says counts, whatever it said before', async () => {
    first.channels = text(newer)
    await visit()
    first.channels = text(good)
    expect(await visit()).toBe('first 0.1.0')
    first.channels = undefined
    expect(await visit()).toBe('first 0.1.0')
  })
})
