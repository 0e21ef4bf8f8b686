import { expect, onTestFinished, test, vi } from 'vitest'
import type { Channels } from '../../../src/kit/Channels'
import {
  chooseVersion,
  type PageVisitor,
  visitorDial,
} from '../../../src/kit/channels/chooseVersion'
import { someChannels } from './someChannels'

const asker = { channel: 'stable', host: 'shop.example' }
const version = '1.1.0'
const canary = { version, percent: 40, hosts: ['try.example'] }

test.each<
  [string, Partial<Channels>, Partial<PageVisitor> & { at?: number }, string?]
>([
  ['the version of its channel', {}, {}, '1.0.0'],
  ...['beta', 'canary', 'toString', '__proto__'].map(
    (channel): [string, object, object] => [
      `nothing of the unknown channel ${channel}`,
      {},
      { channel },
    ],
  ),
  ['a canary for 40 percent with the number 0', { canary }, { at: 0 }, '1.1.0'],
  ['it with the number 39.99', { canary }, { at: 39.99 }, '1.1.0'],
  ['no canary with the number 40', { canary }, { at: 40 }, '1.0.0'],
  ['no canary without a share', { canary: { version } }, { at: 0 }, '1.0.0'],
  ['the canary of its host', { canary }, { host: 'try.example' }, '1.1.0'],
  ['the canary if it follows it', { canary }, { channel: 'canary' }, '1.1.0'],
  [
    'no canary on another channel than stable',
    { canary, channels: { stable: version, slow: '1.0.0' } },
    { channel: 'slow', at: 0 },
    '1.0.0',
  ],
  [
    'the version to which its host is pinned, whatever the canary is',
    { canary, pinned: { 'try.example': '1.0.0' } },
    { host: 'try.example', at: 0 },
    '1.0.0',
  ],
])('a page gets %s', (_, changes, { at = 99, ...page }, expected) => {
  const ask = { ...asker, dial: () => at, ...page }
  expect(chooseVersion({ ...someChannels, ...changes }, ask)).toBe(expected)
})

test('each canary begins with other visitors, and a visitor who has a canary keeps it while its share grows', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  const visitorsOf = (version: string, percent: number) =>
    Array.from({ length: 1000 }, (_, at) => at).filter((at) => {
      stored.set('walletdock.host.dial', String(at / 10))
      const canary = { version, percent }
      const ask = { ...asker, dial: visitorDial }
      return chooseVersion({ ...someChannels, canary }, ask) === version
    })
  const versions = ['0.2.0', '0.2.1', '0.3.0', '0.4.0', '1.0.0-rc.1']
  const first = versions.map((version) => visitorsOf(version, 5))
  expect(first.map(({ length }) => length)).toEqual([50, 50, 50, 50, 50])
  expect(new Set(first.flat()).size).toBe(250)
  for (const [at, version] of versions.entries())
    expect(visitorsOf(version, 10)).toEqual(
      expect.arrayContaining(first[at] ?? []),
    )
})
