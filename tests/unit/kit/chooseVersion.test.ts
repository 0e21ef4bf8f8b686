import { expect, onTestFinished, test, vi } from 'vitest'
import {
  chooseVersion,
  visitorDial,
} from '../../../src/kit/channels/chooseVersion'
import { someChannels } from './someChannels'

const asker = { channel: 'stable', host: 'shop.example', dial: () => 40 }
const canary = { version: '1.1.0', percent: 40, hosts: ['try.example'] }
const trying = { ...someChannels, canary }

test('chooseVersion returns the version of a channel', () => {
  expect(chooseVersion(someChannels, asker)).toBe('1.0.0')
})

test('chooseVersion returns undefined for an unknown channel, whatever its name is', () => {
  for (const channel of ['beta', 'canary', 'toString', '__proto__'])
    expect(chooseVersion(someChannels, { ...asker, channel })).toBeUndefined()
})

test.each([
  [0, '1.1.0'],
  [39.99, '1.1.0'],
  [40, '1.0.0'],
  [99.9, '1.0.0'],
])(
  'with a canary for 40 percent, a visitor with the number %d gets version %s',
  (dial, version) => {
    expect(chooseVersion(trying, { ...asker, dial: () => dial })).toBe(version)
  },
)

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

test('a canary without a share reaches nobody', () => {
  const nobody = { ...trying, canary: { version: '1.1.0' } }
  expect(chooseVersion(nobody, { ...asker, dial: () => 0 })).toBe('1.0.0')
})

test('a canary of a host reaches all visitors of that host', () => {
  const host = 'try.example'
  expect(chooseVersion(trying, { ...asker, host, dial: () => 99 })).toBe(
    '1.1.0',
  )
})

test('a page that follows the canary channel gets it', () => {
  expect(
    chooseVersion(trying, { ...asker, channel: 'canary', dial: () => 99 }),
  ).toBe('1.1.0')
})

test('a canary does not affect channels other than stable', () => {
  const channels = { stable: '1.1.0', slow: '1.0.0' }
  const ask = { ...asker, channel: 'slow', dial: () => 0 }
  expect(chooseVersion({ ...trying, channels }, ask)).toBe('1.0.0')
})

test('a pinned host gets its version, whatever the canary is', () => {
  const pinned = { 'try.example': '1.0.0' }
  const ask = { ...asker, host: 'try.example', dial: () => 0 }
  expect(chooseVersion({ ...trying, pinned }, ask)).toBe('1.0.0')
})
