import { beforeEach, describe, expect, test, vi } from 'vitest'
import { withGuide } from '../../../src/errors/withGuide'
import type { LoadFailure } from '../../../src/kit/LoadFailure'
import { pageState } from '../../../src/kit/pageState'
import { openOnce } from '../../../src/kit/run/remotes'
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

test('in an outage, each page gets the release of its own channel, and a page on stable never gets the canary', async () => {
  for (const trust of [{}, { publicKey: key }]) {
    newVisitor()
    first.channels = text(signed(edit(good, 'canary', '0.2.0')))
    const on = (channel: string) => visit({ ...trust, channel })
    expect([await on('stable'), await on('canary')]).toEqual([
      'first 0.1.0',
      'first 0.2.0',
    ])
    first.channels = undefined
    expect([await on('stable'), await on('canary')]).toEqual([
      'first 0.1.0',
      'first 0.2.0',
    ])
  }
})

test('channels are never read from a cache, so that a rollback takes effect at the next visit', async () => {
  first.channels = text(good)
  await visit()
  expect(first.cacheControl).toBe('max-age=0')
})

test('an invalid stored number is replaced by a new random number', async () => {
  first.channels = text(edit(good, 'canary', '0.2.0', '40'))
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  for (const dial of [-1, 100, 1e9, null, '7']) {
    storage.set('walletdock.host.dial', JSON.stringify(dial))
    expect(await visit()).toBe('first 0.1.0')
    expect(Number(storage.get('walletdock.host.dial'))).toBe(50)
  }
})

test('no random number is stored unless a share of the visitors gets a canary', async () => {
  for (const words of [['enable'], ['canary', '0.2.0', '0', 'try.example']]) {
    newVisitor()
    first.channels = text(edit(good, ...words))
    expect(await visit()).toBe('first 0.1.0')
    expect(storage.has('walletdock.host.dial')).toBe(false)
  }
})

test('the visitor’s random number is from 0 to below 100', async () => {
  const draws = [
    [0, 0],
    [0.999999, 99.9],
  ] as const
  for (const [random, dial] of draws) {
    newVisitor()
    first.channels = text(edit(good, 'canary', '0.2.0', '50'))
    vi.spyOn(Math, 'random').mockReturnValue(random)
    await visit()
    expect(Number(storage.get('walletdock.host.dial'))).toBeCloseTo(dial)
    // The stored number is used, and no other one is drawn.
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    await visit()
    expect(Number(storage.get('walletdock.host.dial'))).toBeCloseTo(dial)
  }
})

test('when the remote of a release fails, the kit forgets that release, so that a retry requests the channels again', async () => {
  first.channels = text(newer)
  expect(await visit()).toBe('first 0.2.0')
  const base = `${first.url}releases/0.2.0/`
  let fail = (_: Error) => {}
  const asked = openOnce(
    base,
    () =>
      new Promise<never>((_, reject) => {
        fail = reject
      }),
  )
  pageState().owners.set('its', base).set('another', 'https://other.example/')
  vi.stubGlobal('document', {
    baseURI: 'http://shop.example/',
    querySelectorAll: () => [],
  })
  first.channels = text(edit(newer, 'promote', '0.1.0'))
  expect(await follow()).toBe('first 0.2.0')
  fail(new Error('It failed.'))
  await expect(asked).rejects.toThrow('It failed.')
  // The global variable of another remote keeps its owner.
  expect([...pageState().owners.keys()]).toEqual(['another'])
  expect(await follow()).toBe('first 0.1.0')
})

test('a page with blocked storage chooses the same release at each load', async () => {
  vi.stubGlobal('localStorage', undefined)
  first.channels = text(edit(good, 'canary', '0.2.0', '50'))
  vi.spyOn(Math, 'random').mockReturnValue(0)
  expect(await visit()).toBe('first 0.2.0')
  vi.spyOn(Math, 'random').mockReturnValue(0.2)
  pageState().found.clear()
  expect(await follow()).toBe('first 0.2.0')
})

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

type Options = Parameters<typeof load>[0]

/** Returns the message of the failure on a page that is opened now. */
async function whyNot(options: Options = {}) {
  Reflect.deleteProperty(globalThis, Symbol.for('walletdock.host.3'))
  const result = await load(options)
  return result.ok ? undefined : result.failure.message
}

const channels = `${first.url}channels.json`

test.each<
  [string, string | undefined, string, LoadFailure['reason'], Options?]
>([
  [
    'missing channels',
    undefined,
    'answered 404. Check the url, network and CORS headers.',
    'unreachable',
  ],
  [
    'an invalid field',
    text({ ...good, releases: 'all' as never }),
    'has no valid "releases".',
    'invalid-channels',
  ],
  ['HTML', '<!doctype html>', 'is not JSON.', 'invalid-channels'],
  [
    'a wallet that is turned off',
    text(off(good)),
    'has turned the wallet off: A fault.',
    'disabled',
  ],
  [
    'a channel without a release',
    text(good),
    'has no channel "nightly". It has stable, canary.',
    'invalid-channels',
    { channel: 'nightly' },
  ],
])('%s is reported with the cause', async (_, served, words, reason, page) => {
  first.channels = served
  expect(await whyNot(page)).toBe(withGuide(`${channels} ${words}`, reason))
})

test.each([
  [
    'without a signature',
    good,
    'is not signed with a key that this page trusts.',
  ],
  [
    'whose signature is not base64',
    { ...signed(good), signatures: { [key]: '%' } },
    'could not be verified.',
  ],
])('channels %s are not trusted: %s', async (_, served, sentence) => {
  first.channels = text(served)
  expect(await whyNot({ publicKey: key })).toBe(
    withGuide(`${channels} ${sentence}`, 'untrusted'),
  )
})

test('channels that were replaced by older ones are reported with both sequence numbers', async () => {
  first.channels = text(signed(newer))
  second.channels = text(signed(newer))
  expect(await visit({ publicKey: key })).toBe('first 0.2.0')
  first.channels = text(signed(good))
  first.hasReleases = false
  expect(await whyNot({ publicKey: key })).toBe(
    withGuide(
      `${channels} is older (edit ${good.sequence}) than the last one that was accepted (edit ${newer.sequence}).`,
      'untrusted',
    ),
  )
})
