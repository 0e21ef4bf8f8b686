import { expect, test } from 'vitest'
import type { Channels } from '../../../src/kit/Channels'
import { explainVersion } from '../../../src/release/status/explainVersion'

const release = { contract: 'sha384-abc', preload: {} }
const channels: Channels = {
  name: 'walletdock-channels',
  sequence: 1,
  channels: { stable: '1.0.0', canary: '1.1.0', beta: '1.2.0' },
  canary: { version: '1.1.0', percent: 5, hosts: ['try.example'] },
  pinned: { 'old.example': '0.9.0' },
  config: { '*': { hidden: [] }, 'shop.example': { terms: {}, hidden: [] } },
  releases: { '1.0.0': release },
}

test.each([
  [
    'other.example',
    'stable',
    5,
    '1.0.0',
    'It is the release of channel "stable".',
  ],
  ['other.example', 'stable', 4.9, '1.1.0', '5 % of the visitors'],
  ['try.example', 'stable', 50, '1.1.0', 'All visitors of try.example'],
  ['other.example', 'canary', 50, '1.1.0', 'follows the canary'],
  ['old.example', 'canary', 1, '0.9.0', 'old.example is pinned to it.'],
  ['other.example', 'beta', 1, '1.2.0', 'It is the release of channel "beta".'],
  ['other.example', 'nightly', 1, undefined, 'There is no channel "nightly"'],
])(
  'a visitor of %s on %s with the number %s gets %s, with a reason',
  (host, channel, dial, version, reason) => {
    const explained = explainVersion(channels, { host, channel, dial })
    expect(explained.version).toBe(version)
    expect(explained.reason).toContain(reason)
  },
)

test('a disabled wallet is disabled for every host, including pinned ones', () => {
  const off = { ...channels, disabled: 'A fault' }
  const visitor = { host: 'old.example', channel: 'stable', dial: 1 }
  expect(explainVersion(off, visitor)).toMatchObject({
    version: undefined,
    reason: expect.stringContaining('A fault'),
  })
})

test('the options of all hosts and of the visited host are listed once', () => {
  const optionsOf = (host: string) =>
    explainVersion(channels, { host, channel: 'stable', dial: 1 }).options
  expect(optionsOf('shop.example')).toEqual(['hidden', 'terms'])
  expect(optionsOf('other.example')).toEqual(['hidden'])
})
