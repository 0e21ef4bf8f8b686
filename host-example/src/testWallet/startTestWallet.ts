import { loadWalletdock } from 'walletdock/host'
import type { TestWallet } from 'walletdock/testWallet'
import { remoteOf } from '../settings/remoteOf'
import type { Settings } from '../settings/Settings'

declare global {
  interface Window {
    /** The wallet of local demonstrations, for people at the console and for tests. */
    testWallet?: TestWallet
  }
}

/** How long the test wallet takes for an answer, in milliseconds: about a quick person's time. */
const delayMs = 600

/** Puts a wallet into this page, once, where the settings ask for one: no other visitor downloads it. */
export async function startTestWallet(settings: Settings): Promise<void> {
  const { testWallet } = settings
  if (!testWallet || window.testWallet) return
  const loaded = await loadWalletdock({
    ...remoteOf(settings),
    modules: ['./testWallet'],
  })
  // Where this one is missing, the button is as well, and says so.
  if (!loaded.ok) return
  window.testWallet ??= loaded.modules.installTestWallet({
    chainId: 8453,
    rpcUrls: testWallet.rpcUrls,
    delayMs,
  })
}
