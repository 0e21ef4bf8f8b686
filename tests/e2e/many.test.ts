import { expect } from '@playwright/test'
import { pageScript } from '../fixtures/pages/pageScript'
import { visitShop } from '../fixtures/pages/visit'
import { test } from '../fixtures/test'

/** The 300th announced wallet. */
const last = 'test.many.wallet300'

test('of 300 announced wallets, a screenful renders at once, and a search finds one that connects', async ({
  page,
  world,
}) => {
  world.changeSettings({ testWallet: null })
  const { rpcUrls } = world.hostSettings()
  const file = 'tests/e2e/models/announceMany.ts'
  await page.addInitScript(
    await pageScript(file, 'announceMany', 300, { rpcUrls, chainId: 8453 }),
  )
  const visitor = await visitShop(page, world)
  await visitor.openConnect()
  const field = page.getByTestId('wd-search')
  await expect(field).toBeVisible()
  await expect(visitor.rows.first()).toBeVisible()
  expect(await visitor.rows.count()).toBeLessThan(100)
  await visitor.looksDownTo(visitor.wallet(last))
  await page.keyboard.type('WALLET 300')
  await expect(field).toHaveValue('WALLET 300')
  await expect(visitor.rows).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await visitor.seesAccount()
})
