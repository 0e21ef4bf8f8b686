import { expect, test, vi } from 'vitest'
import { forgetRemote, page } from '../../../src/host/page'
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

test('in an outage each page has what its own channel gave: a stable one never the canary', async () => {
  for (const publicKey of [undefined, key]) {
    newVisitor()
    first.channels = text(signed(edit(good, 'canary', '0.2.0')))
    const on = (channel: string) => visit({ publicKey, channel })
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

test('parts of a page that follow different channels have what theirs gives', async () => {
  first.channels = text(edit(good, 'canary', '0.2.0'))
  expect([await visit(), await follow({ channel: 'canary' })]).toEqual([
    'first 0.1.0',
    'first 0.2.0',
  ])
})

test('a rollback that a visitor has heard of holds in an outage, though nothing of it has loaded yet', async () => {
  first.channels = text(newer)
  await visit()
  first.channels = text(edit(newer, 'promote', '0.1.0'))
  await visit()
  first.channels = undefined
  expect(await visit()).toBe('first 0.1.0')
})

test('a first visit in an outage finds nothing, and a page whose storage is blocked follows what is said now', async () => {
  expect(await visit()).toBe('unreachable')
  vi.stubGlobal('localStorage', undefined)
  first.channels = text(signed(good))
  expect(await visit({ publicKey: key })).toBe('first 0.1.0')
})

test('no cache answers for the channels: a rollback counts at the next visit', async () => {
  first.channels = text(good)
  await visit()
  expect(first.cacheControl).toBe('max-age=0')
})

test('parts that load together share one request, and so do those that come while the wallet runs', async () => {
  first.channels = text(good)
  const begin = first.asked
  await Promise.all([visit(), follow(), follow()])
  expect(await follow()).toBe('first 0.1.0')
  expect(first.asked - begin).toBe(1)
})

test('a visitor within the canary’s share gets it, at every visit', async () => {
  first.channels = text(edit(good, 'canary', '0.2.0', '5'))
  storage.set('walletdock.host.dial', '4.9')
  expect([await visit(), await visit()]).toEqual(['first 0.2.0', 'first 0.2.0'])
  storage.set('walletdock.host.dial', '5')
  expect([await visit(), await visit()]).toEqual(['first 0.1.0', 'first 0.1.0'])
})

test('a number that the visitor cannot have drawn is drawn anew', async () => {
  first.channels = text(edit(good, 'canary', '0.2.0', '0'))
  for (const dial of [-1, 100, 1e9, null, '7']) {
    storage.set('walletdock.host.dial', JSON.stringify(dial))
    expect(await visit()).toBe('first 0.1.0')
    const drawn = Number(storage.get('walletdock.host.dial'))
    expect(drawn >= 0 && drawn < 100).toBe(true)
    expect(drawn).not.toBe(7)
  }
})

test('what was found is forgotten when its remote fails: a retry asks the channels again', async () => {
  first.channels = text(newer)
  expect(await visit()).toBe('first 0.2.0')
  const base = `${first.url}releases/0.2.0/`
  const failing = new Promise<never>(() => {})
  page().remotes.set(base, failing)
  vi.stubGlobal('document', {
    baseURI: 'http://shop.example/',
    querySelectorAll: () => [],
  })
  first.channels = text(edit(newer, 'promote', '0.1.0'))
  expect(await follow()).toBe('first 0.2.0')
  forgetRemote(base, failing)
  expect(await follow()).toBe('first 0.1.0')
})
