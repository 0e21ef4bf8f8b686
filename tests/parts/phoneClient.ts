import { WalletKit, type WalletKitTypes } from '@reown/walletkit'
import { Core } from '@walletconnect/core'
import { MemoryStore } from './memoryStore'

// Else every question waits 5 s for a server that is not on this machine.
process.env.IS_VITEST = 'true'
// Else two phones would be one.
process.env.DISABLE_GLOBAL_CORE = 'true'

/** Starts the client that a WalletConnect wallet is built on. */
export async function startPhoneClient(relayUrl: string) {
  const core = new Core({
    projectId: '0'.repeat(32),
    relayUrl,
    storage: new MemoryStore(),
    telemetryEnabled: false,
    logger: 'silent',
  })
  const wallet = await WalletKit.init({
    // Its types are of the same library, but not written for exact optional properties.
    core: core as WalletKitTypes.Options['core'],
    metadata: {
      name: 'Phone',
      description: '',
      url: 'https://phone',
      icons: [],
    },
  })
  return {
    wallet,
    async stop() {
      await core.relayer.transportClose()
      core.heartbeat.stop()
    },
  }
}
