import { expect, test } from 'vitest'
import { withSettings } from '../../../src/kit/channels/HostSettings'
import { someChannels } from './someChannels'

test('hosts.json only adds releases that channels.json does not have', () => {
  const own = { contract: 'sha384-own', preload: {} }
  const file = {
    name: 'walletdock-hosts',
    sequence: 7,
    hosts: { 'shop.example': { pinned: '0.9.0' } },
    releases: { '0.9.0': own, '1.0.0': own },
  } as const
  const { pinned, releases } = withSettings(someChannels, file, 'shop.example')
  expect(pinned).toEqual({ 'shop.example': '0.9.0' })
  expect(releases).toEqual({ ...someChannels.releases, '0.9.0': own })
})
