import { expect, type Page } from '@playwright/test'
import { testName } from '../../host-example/local/nameService'
import { visitShop } from '../fixtures/pages/visit'
import type { WalletPage } from '../fixtures/pages/WalletPage'
import { test } from '../fixtures/test'

/** Does everything that stores data for a visitor. */
async function goThrough(visitor: WalletPage) {
  await visitor.connect()
  await expect(visitor.accountButton).toContainText(testName)
  const { page } = visitor
  await page.getByRole('button', { name: 'Send the gift' }).click()
  await expect(visitor.accountButton).toContainText('ETH')
  await visitor.openAccount()
  await expect(visitor.dialog('account')).toContainText('Confirmed')
  await visitor.close.click()
  await visitor.openNetwork()
  await visitor.chain(10).click()
  await expect(visitor.networkButton).toContainText('OP Mainnet')
}

/** Returns the names of everything that the page's origin stores, whoever stored it. */
function keysIn(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases()
    return [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...databases.map(({ name = '' }) => name),
    ]
  })
}

test('a visit stores data only under our own names, and under rk-latest-id until it ends, and survives invalid data there', async ({
  page,
  world,
}) => {
  const visitor = await visitShop(page, world)
  const before = await keysIn(page)
  await goThrough(visitor)
  const ours = async () =>
    (await keysIn(page)).filter((key) => !before.includes(key))
  const kept = await ours()
  expect(kept).toContain('rk-latest-id')
  expect(kept.length).toBeGreaterThan(4)
  const others = kept.filter((key) => !key.startsWith('walletdock'))
  expect(others).toEqual(['rk-latest-id'])
  expect(kept).toEqual(
    expect.arrayContaining(['walletdock.recent', 'walletdock.transactions']),
  )
  // Invalid data under all these names only makes the page forget the visit. The unit tests of each stored value
  // have many more values.
  for (const nonsense of ['{', '{"state":5}', '[{}]']) {
    await page.evaluate((value) => {
      for (const key of Object.keys(localStorage))
        localStorage.setItem(key, value)
    }, nonsense)
    await page.reload()
    await expect(visitor.connectButton).toBeVisible()
    await visitor.connect()
    await expect(visitor.accountButton).toContainText(testName)
  }
  await visitor.openAccount()
  await visitor.disconnect.click()
  await expect(visitor.connectButton).toBeVisible()
  expect(await ours()).not.toContain('rk-latest-id')
})
