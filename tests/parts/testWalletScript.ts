import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { TestWalletOptions } from '../../src/testWallet/TestWallet'
import type * as Product from '../../src/testWallet/testWalletScript'

const built = path.join(import.meta.dirname, '../../dist/host/playwright.js')

/** The module behind `walletdock/playwright`, as teams get it. */
export function builtScript(): Promise<typeof Product> {
  return import(pathToFileURL(built).href)
}

/** The script that stands for a visitor's extension. */
export async function testWalletScript(
  options: TestWalletOptions,
): Promise<string> {
  const product = await builtScript()
  return product.testWalletScript(options)
}
