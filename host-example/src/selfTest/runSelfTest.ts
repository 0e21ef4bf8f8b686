import { loadWalletdock } from 'walletdock/host'
import { type SelfTestReport, selfTest } from 'walletdock/host/selfTest'
import { fetchSettings } from '../settings/fetchSettings'
import { startTestWallet } from '../testWallet/startTestWallet'
import { loadOptions } from '../wallet/loadOptions'

/**
 * Tests Walletdock as this page would load it.
 * @throws Error when the page's own settings cannot be had
 */
export async function runSelfTest(): Promise<SelfTestReport> {
  const settings = await fetchSettings()
  const { rpcUrls, nameService } = settings
  // What the page itself uses is there for the wallet to share, as on the page that is tested.
  await Promise.all([import('wagmi'), import('@tanstack/react-query')])
  await startTestWallet(settings)
  return selfTest(loadWalletdock, {
    ...loadOptions(settings),
    asks: [
      ...Object.values(rpcUrls),
      ...(nameService ? [nameService.url] : []),
    ],
  })
}
