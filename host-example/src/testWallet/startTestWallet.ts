import type { TestWallet } from 'walletdock/testWallet'
import type { Settings } from '../settings/Settings'
import type { WalletModules } from '../wallet/WalletModules'

declare global {
  interface Window {
    /** The wallet of local demonstrations, for people at the console and for tests. */
    testWallet?: TestWallet
  }
}

/** How long the test wallet takes for an answer, in milliseconds: about a quick person's time. */
const delayMs = 600

/** Puts a wallet into this page, once, where the settings say that the chains know its account. */
export function startTestWallet(
  { installTestWallet }: Pick<WalletModules, 'installTestWallet'>,
  { testWallet }: Settings,
): void {
  if (!testWallet || window.testWallet) return
  window.testWallet = installTestWallet({
    // The server that wrote the settings chose an account of the chain.
    address: testWallet.address as `0x${string}`,
    chainId: 8453,
    rpcUrls: testWallet.rpcUrls,
    delayMs,
  })
}
