import type { TestWallet } from 'walletdock/testWallet'
import type { Settings } from '../settings/Settings'

declare global {
  interface Window {
    /** The wallet of local demonstrations, for use in the console and in tests. */
    testWallet?: TestWallet
  }
}

/** How long the test wallet takes to answer, in milliseconds. A quick person needs about as long. */
const delayMs = 600

type TestWalletModule = typeof import('walletdock/testWallet')

/**
 * Installs the test wallet once, if the settings contain one. Otherwise, visitors do not download the wallet.
 * @param load loads the module with the test wallet. The module is empty if the remote is down.
 */
export async function startTestWallet(
  settings: Settings,
  load: (settings: Settings) => Promise<Partial<TestWalletModule>>,
): Promise<void> {
  const { testWallet } = settings
  if (!testWallet || window.testWallet) return
  const { installTestWallet } = await load(settings)
  if (!installTestWallet) return
  window.testWallet ??= installTestWallet({
    chainId: 8453,
    rpcUrls: testWallet.rpcUrls,
    delayMs,
  })
}
