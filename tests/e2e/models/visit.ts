import type { Page } from '@playwright/test'
import type {
  Outcome,
  TestWallet,
  TestWalletOptions,
} from '../../../src/testWallet/TestWallet'
import { testAddress } from '../../parts/chain'
import type { World } from '../../parts/startWorld'
import { testWalletScript } from '../../parts/testWalletScript'
import { WalletPage } from './WalletPage'

declare global {
  interface Window {
    testWallet?: TestWallet
  }
}

/** Opens the sample host, which brings its own test wallet. */
export async function visitShop(page: Page, world: World) {
  await page.goto(world.host.url)
  return new WalletPage(page)
}

/** Opens the lightest host, with the test wallet announced as an extension is: before the page's scripts. */
export async function visitThin(
  page: Page,
  world: World,
  wallet: Partial<TestWalletOptions> = {},
) {
  world.changeSettings({ testWallet: null })
  const { rpcUrls } = world.hostSettings()
  await page.addInitScript(
    await testWalletScript({
      address: testAddress,
      rpcUrls,
      chainId: 8453,
      ...wallet,
    }),
  )
  await page.goto(`${world.host.url}/thin`)
  return new WalletPage(page)
}

/** Decides what the sample host's wallet says from now on. */
export async function walletAnswers(page: Page, outcome: Outcome) {
  await page.waitForFunction(() => window.testWallet)
  await page.evaluate((said) => window.testWallet?.answer(said), outcome)
}

/** What the sample host's wallet was asked for so far. */
export function walletWasAsked(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => [...(window.testWallet?.asked ?? [])])
}
