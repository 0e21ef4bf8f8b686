import type { TestWalletOptions } from './TestWallet'

/** The wallet as one script, put here by the build: a test's page downloads nothing for it. */
declare const testWalletCode: string

/**
 * A script that installs the test wallet before a page's own scripts run, as an extension is. The page
 * then has it in `window.testWallet`.
 * @example await page.addInitScript(testWalletScript())
 * @example await page.addInitScript(testWalletScript({ script: ['reject', 'approve'] }))
 */
export function testWalletScript(options: TestWalletOptions = {}): string {
  return `(() => {${testWalletCode}
globalThis.testWallet = testWallet.installTestWallet(${JSON.stringify(options)})})()`
}
