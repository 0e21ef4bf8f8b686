import { generateKeyPairSync } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Channels } from '../../../src/kit/Channels'
import { dayMs } from '../../../src/kit/channels/assertTrust'
import { places } from '../../../src/kit/run/places'
import { channelFiles } from '../../../src/release/channels/channelFiles'
import { publicKeyOf } from '../../../src/release/channels/signChannels'
import {
  edit,
  first,
  good,
  guarded,
  key,
  newVisitor,
  pem,
  second,
  visit,
} from './aVisitor'
import type { Origin } from './startOrigin'

beforeEach(newVisitor)

const pinned = edit(good, 'pin', 'shop.example', '0.2.0')
const own = 'hosts.json'

/** Makes origins serve the signed files of the release command. */
function serve(channels: Channels, ...origins: readonly Origin[]) {
  const expires = new Date(Date.now() + dayMs)
  const files = new Map(channelFiles(channels, { pems: [pem], expires }))
  for (const origin of origins)
    Object.assign(origin, { channels: files.get('channels.json'), files })
  return files
}

describe.each([
  ['without a key', {}],
  ['with a key', { publicKey: key }],
])('a page %s', (_, trust) => {
  test('gets the version to which its host is pinned, although channels.json does not list it', async () => {
    serve(pinned, first)
    expect(first.channels).not.toContain('"0.2.0"')
    expect(await visit(trust)).toBe('first 0.2.0')
  })

  test('of another host gets the version of its channel, and requests no other file', async () => {
    serve(edit(good, 'pin', 'other.example', '0.2.0'), first)
    const fetched = vi.spyOn(globalThis, 'fetch')
    expect(await visit(trust)).toBe('first 0.1.0')
    expect(fetched).toHaveBeenCalledTimes(1)
    fetched.mockRestore()
  })

  test('gets the canary if all visitors of its host do', async () => {
    const tried = edit(good, 'canary', '0.2.0', '0', 'shop.example')
    serve(tried, first)
    expect(await visit(trust)).toBe('first 0.2.0')
    serve(edit(tried, 'canary-off'), first)
    expect(await visit(trust)).toBe('first 0.1.0')
  })

  test('gets the configuration of all hosts, and of its own host', async () => {
    const forAll = edit(good, 'config', '*', '{"hidden":["coinbase"]}')
    const ours = edit(
      forAll,
      ...['config', 'shop.example', '{"wallets":["rabby"]}'],
    )
    serve(ours, first)
    const [way] = places({ url: first.url, channel: 'stable', ...trust })
    const place = await way?.find(new AbortController().signal)
    expect(place?.config).toEqual({
      '*': { hidden: ['coinbase'] },
      'shop.example': { wallets: ['rabby'] },
    })
  })

  test('refuses channels whose settings are missing or removed, because a pin may protect the host', async () => {
    const before = serve(pinned, first)
    const later = edit(pinned, 'pin', 'other.example', '0.2.0')
    const html = '\n<!doctype html><title>Shop</title>'
    for (const [files, reason] of [
      [new Map(), 'unreachable'],
      [new Map([[own, html]]), 'invalid-channels'],
      [before, 'invalid-channels'],
    ] as const) {
      newVisitor()
      serve(later, first)
      Object.assign(first, { files })
      expect(await visit(trust)).toBe(reason)
      // The next visit has stored channels, but no settings.
      expect(await visit(trust)).toBe(`${reason}, unreachable`)
    }
  })

  test('follows the settings of a later edit, because they are uploaded before channels.json', async () => {
    // The older channels do not list the version to which the host is pinned.
    serve(edit(good, 'pin', 'shop.example', '0.1.0'), first)
    const promoted = edit(good, 'promote', '0.2.0')
    const after = serve(edit(promoted, 'pin', 'shop.example', '0.2.0'), second)
    Object.assign(first, { files: after })
    expect(await visit(trust)).toBe('first 0.2.0')
  })

  test('is disabled although the settings of its host are missing', async () => {
    serve(edit(pinned, 'disable', 'A fault'), first)
    Object.assign(first, { files: new Map() })
    expect(await visit(trust)).toBe('disabled')
  })

  test('keeps its settings while no origin answers', async () => {
    serve(pinned, first)
    await visit(trust)
    Object.assign(first, { channels: undefined, files: new Map() })
    expect(await visit(trust)).toBe('first 0.2.0')
  })

  test('keeps its settings while newer channels arrive without them, unless the version was withdrawn', async () => {
    serve(pinned, first)
    await visit(trust)
    const renewed = edit(pinned, 'renew')
    const withdrawn = { ...edit(renewed, 'renew'), withdrawn: ['0.2.0'] }
    for (const [channels, given] of [
      [renewed, 'first 0.2.0'],
      [withdrawn, 'first 0.1.0'],
    ] as const) {
      serve(channels, first)
      // The server returns a faulty response.
      Object.assign(first, { files: new Map([[own, 'failing']]) })
      expect(await visit(trust)).toBe(given)
    }
  })

  test.each([
    ['a damaged file', () => '{"name": "walletdock-hosts", "ho'],
    [
      'a file without settings of the host',
      () => {
        const others = edit(good, 'pin', 'other.example', '0.2.0')
        return serve(others).get(own) ?? ''
      },
    ],
  ])('rejects %s as settings', async (_name, text) => {
    const files = serve(pinned, first)
    files.set(own, text())
    expect(await visit(trust)).toBe('invalid-channels')
  })
})

test('a page with a key requests the next origin if the settings were changed', async () => {
  const files = new Map(serve(pinned, first, second))
  const text = files.get(own) ?? ''
  const config = '"config": { "wallets": ["evil"] },\n  "signatures"'
  for (const forged of [
    text.replace('"0.2.0"', '"0.1.0"'),
    text.replace('"signatures"', config),
    text.replace(/,\s*"signatures".*/s, '\n}'),
  ]) {
    newVisitor()
    serve(pinned, second)
    serve(pinned, first)
    Object.assign(first, { files: new Map([[own, forged]]) })
    expect(await visit(guarded())).toBe('second 0.2.0')
  }
})

test('during an outage, a page ignores stored settings that only a key signed which it no longer names', async () => {
  const { privateKey } = generateKeyPairSync('ed25519')
  const next = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
  const publicKey = [key, publicKeyOf(next)]
  const expires = new Date(Date.now() + dayMs)
  const files = new Map(channelFiles(good, { pems: [pem, next], expires }))
  const listed = channelFiles(pinned, { pems: [pem, next], expires })
  const leaked = channelFiles(pinned, { pems: [pem], expires })
  files.set(own, leaked.get(own) ?? '')
  Object.assign(first, { channels: listed.get('channels.json'), files })
  expect(await visit({ publicKey })).toBe('first 0.2.0')
  Object.assign(first, { channels: undefined, files: new Map() })
  expect(await visit({ publicKey })).toBe('first 0.2.0')
  expect(await visit({ publicKey: publicKeyOf(next) })).toBe(
    'unreachable, unreachable',
  )
})
