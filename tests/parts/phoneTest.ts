import { type Relay, startRelay } from './relay'
import { startWalletPeer, type WalletPeer } from './walletPeer'
import { test as base } from './worldTest'

/** Another account of the local chains, unlocked, with 10,000 Ether. */
export const phoneAddress = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

/** A test with a relay of its worker's own, and a phone with a wallet. */
export const test = base.extend<
  { relay: Relay; phone: WalletPeer },
  { workerRelay: Relay }
>({
  workerRelay: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const relay = await startRelay()
      await use(relay)
      await relay.stop()
    },
    { scope: 'worker' },
  ],
  relay: async ({ workerRelay, world, page }, use) => {
    workerRelay.heal()
    world.changeSettings({ relayUrl: workerRelay.url })
    // Else every question waits 5 s for a server that is not on this machine.
    await page.addInitScript(() => {
      Object.assign(window, { process: { env: { IS_VITEST: 'true' } } })
    })
    await use(workerRelay)
  },
  phone: async ({ relay, world }, use) => {
    const phone = await startWalletPeer({
      relayUrl: relay.url,
      address: phoneAddress,
      rpcUrls: world.hostSettings().rpcUrls,
    })
    await use(phone)
    await phone.stop()
  },
})
