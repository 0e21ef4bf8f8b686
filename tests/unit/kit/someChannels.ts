import type { Channels } from '../../../src/kit/Channels'

const release = {
  contract: 'sha384-abc',
  preload: { 'remoteEntry.js': 'sha384-def' },
}

/** Valid channels with two releases. */
export const someChannels: Channels = {
  name: 'walletdock-channels',
  sequence: 7,
  channels: { stable: '1.0.0' },
  releases: { '1.0.0': release, '1.1.0': release },
}
