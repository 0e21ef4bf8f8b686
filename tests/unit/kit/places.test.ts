import { beforeEach, expect, test, vi } from 'vitest'
import { withGuide } from '../../../src/errors/withGuide'
import { asLoadFailure } from '../../../src/kit/LoadFailure'
import { pageState } from '../../../src/kit/pageState'
import { places } from '../../../src/kit/run/places'
import { openOnce } from '../../../src/kit/run/remotes'
import {
  edit,
  first,
  follow,
  good,
  key,
  newer,
  newVisitor,
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

test('no random number is stored while there is no canary for a share of the visitors', async () => {
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

test('a channel without a release is reported as such', async () => {
  first.channels = text(good)
  expect(await visit({ channel: 'nightly' })).toBe('invalid-channels')
  const { message } = asLoadFailure(
    await places({ url: first.url, channel: 'nightly', modules: [] })[0]
      ?.find(new AbortController().signal)
      .catch((thrown) => thrown),
  )
  expect(message).toBe(
    withGuide(
      `${first.url}channels.json has no channel "nightly". It has stable, canary.`,
      'invalid-channels',
    ),
  )
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
