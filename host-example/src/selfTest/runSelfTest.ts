import { loadWalletdock } from 'walletdock/host'
import { type SelfTestReport, selfTest } from 'walletdock/host/selfTest'
import { fetchSettings } from '../settings/fetchSettings'
import { loadTestWallet } from '../testWallet/loadTestWallet'
import { startTestWallet } from '../testWallet/startTestWallet'
import { loadOptions } from '../wallet/loadOptions'

/**
 * Tests Walletdock with the options that this page loads it with.
 * @throws Error if the page's own settings cannot be loaded
 */
export async function runSelfTest(): Promise<SelfTestReport> {
  const settings = await fetchSettings()
  const { rpcUrls, nameService } = settings
  // Load the libraries that the page itself uses, so that the wallet can share them as it does on the page.
  await Promise.all([import('wagmi'), import('@tanstack/react-query')])
  await startTestWallet(settings, loadTestWallet)
  return selfTest(loadWalletdock, {
    ...loadOptions(settings),
    asks: [
      ...Object.values(rpcUrls),
      ...(nameService ? [nameService.url] : []),
    ],
  })
}
