import type { TestWalletOptions } from '../../src/testWallet/TestWallet'
import { pageScript } from './pageScript'

/** A script that makes the test wallet announce itself before the page's own scripts run, as an extension does, and without a byte from the remote. */
export function testWalletScript(options: TestWalletOptions): Promise<string> {
  const file = 'src/testWallet/installTestWallet.ts'
  return pageScript(file, 'installTestWallet', options)
}
