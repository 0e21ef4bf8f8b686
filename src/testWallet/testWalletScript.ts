import type { TestWalletOptions } from './TestWallet'

/** The wallet as a single script. The build sets it, so that a test's page downloads nothing. */
declare const testWalletCode: string

/**
 * Returns a script that installs the test wallet before a page's own scripts run, like an extension. The script also
 * sets `window.testWallet` to the wallet's controls.
 * @example await page.addInitScript(testWalletScript())
 * @example await page.addInitScript(testWalletScript({ script: ['reject', 'approve'] }))
 */
export function testWalletScript(options: TestWalletOptions = {}): string {
  return `(() => {${testWalletCode}
globalThis.testWallet = testWallet.installTestWallet(${JSON.stringify(options)})})()`
}
