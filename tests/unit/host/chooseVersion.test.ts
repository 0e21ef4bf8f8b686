import { expect, test } from 'vitest'
import { chooseVersion } from '../../../src/host/find/chooseVersion'
import { someChannels } from './someChannels'

const asker = { channel: 'stable', host: 'shop.example', dial: () => 40 }
const canary = { version: '1.1.0', percent: 40, hosts: ['try.example'] }
const trying = { ...someChannels, canary }

test('a channel gives its version', () => {
  expect(chooseVersion(someChannels, asker)).toBe('1.0.0')
})

test('there is no version for a channel that nobody named, whatever its name', () => {
  for (const channel of ['beta', 'canary', 'toString', '__proto__'])
    expect(chooseVersion(someChannels, { ...asker, channel })).toBeUndefined()
})

test.each([
  [0, '1.1.0'],
  [39.99, '1.1.0'],
  [40, '1.0.0'],
  [99.9, '1.0.0'],
])('with the number %d, 40 percent get version %s', (dial, version) => {
  expect(chooseVersion(trying, { ...asker, dial: () => dial })).toBe(version)
})

test('a share without a number is nobody', () => {
  const nobody = { ...trying, canary: { version: '1.1.0' } }
  expect(chooseVersion(nobody, { ...asker, dial: () => 0 })).toBe('1.0.0')
})

test('all visitors of a host that tries a version out get it', () => {
  const host = 'try.example'
  expect(chooseVersion(trying, { ...asker, host, dial: () => 99 })).toBe(
    '1.1.0',
  )
})

test('a host that asks for the canary gets it', () => {
  expect(
    chooseVersion(trying, { ...asker, channel: 'canary', dial: () => 99 }),
  ).toBe('1.1.0')
})

test('another channel than stable takes no part in trying out', () => {
  const channels = { stable: '1.1.0', slow: '1.0.0' }
  const ask = { ...asker, channel: 'slow', dial: () => 0 }
  expect(chooseVersion({ ...trying, channels }, ask)).toBe('1.0.0')
})

test('a pinned host gets its version, whatever is tried out', () => {
  const pinned = { 'try.example': '1.0.0' }
  const ask = { ...asker, host: 'try.example', dial: () => 0 }
  expect(chooseVersion({ ...trying, pinned }, ask)).toBe('1.0.0')
})
