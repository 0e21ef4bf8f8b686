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
    '1.1.0 for 5 % of the visitors, and 1.0.0 for the others.',
  ],
  ['try.example', 'stable', '1.1.0 of channel "stable", as canary.'],
  ['other.example', 'canary', '1.1.0 of channel "canary".'],
  ['old.example', 'canary', '0.9.0, to which old.example is pinned.'],
  ['other.example', 'beta', '1.2.0 of channel "beta".'],
  ['other.example', 'nightly', 'No wallet. There is no channel "nightly".'],
])('the visitors of %s on %s get %s', (host, channel, text) => {
  expect(explainVersion(channels, host, channel)).toContain(text)
})

test('a disabled wallet is disabled for every host, including pinned ones', () => {
  const off = { ...channels, disabled: 'A fault' }
  expect(explainVersion(off, 'old.example', 'stable')).toBe(
    'No wallet. It is turned off for everybody: A fault',
  )
})

test('the options of all hosts and of the visited host are listed once', () => {
  const explained = (host: string) => explainVersion(channels, host, 'stable')
  expect(explained('shop.example')).toMatch(/: hidden, terms\.$/)
  expect(explained('other.example')).toMatch(/: hidden\.$/)
})
