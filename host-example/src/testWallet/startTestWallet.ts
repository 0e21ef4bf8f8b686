import { loadWalletdock } from 'walletdock/host'
import type { TestWallet } from 'walletdock/testWallet'
import { remoteOf } from '../settings/remoteOf'
import type { Settings } from '../settings/Settings'

declare global {
  interface Window {
    /** The wallet of local demonstrations, for use in the console and in tests. */
    testWallet?: TestWallet
  }
}

/** How long the test wallet takes to answer, in milliseconds. About as long as a quick person. */
const delayMs = 600

/** Installs the test wallet once, if the settings contain one. Other visitors do not download it. */
export async function startTestWallet(settings: Settings): Promise<void> {
  const { testWallet } = settings
  if (!testWallet || window.testWallet) return
  const loaded = await loadWalletdock({
    ...remoteOf(settings),
    modules: ['./testWallet'],
  })
  // If the test wallet cannot be loaded, the button fails for the same reason, and reports it.
  if (!loaded.ok) return
  window.testWallet ??= loaded.modules.installTestWallet({
    chainId: 8453,
    rpcUrls: testWallet.rpcUrls,
    delayMs,
  })
}
