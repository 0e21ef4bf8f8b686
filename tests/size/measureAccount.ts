import type { Browser } from '@playwright/test'
import type { World } from '../../host-example/local/startWorld'
import { openVisitor } from './openVisitor'
import type { Download } from './Stages'

/** Downloads for opening the account dialog of a page. @param url of the page; `/thin` by default */
export async function openedAccount(
  browser: Browser,
  world: World,
  url?: string,
): Promise<readonly Download[]> {
  const { page, at, during, connect } = await openVisitor(
    browser,
    world,
    8453,
    url ? { url } : {},
  )
  await connect()
  const downloads = await during(async () => {
    await at('account-button').click()
    await at('disconnect').waitFor()
  })
  await page.context().close()
  return downloads
}

/** Downloads for the account dialog of a host that shows recent transactions in it. */
export async function measureRecent(browser: Browser, world: World) {
  world.changeSettings({ showRecentTransactions: true })
  const downloads = await openedAccount(browser, world)
  world.changeSettings({ showRecentTransactions: false })
  return downloads
}

/** Downloads for the account dialog of the shop with the tokens of an account. */
export async function measureTokens(browser: Browser, world: World) {
  const token = { name: 'USD Coin', symbol: 'USDC', value: '1', decimals: 6 }
  world.changeSettings({ sampleTokens: [token] })
  const downloads = await openedAccount(browser, world, world.host.url)
  world.changeSettings({ sampleTokens: [] })
  return downloads
}
