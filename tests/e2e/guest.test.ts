import { expect } from '@playwright/test'
import { visitShop } from '../fixtures/pages/visit'
import { testWalletId } from '../fixtures/pages/WalletPage'
import { test } from '../fixtures/test'

test('from inside a host’s modal dialog, a click on the backdrop and Escape close only our dialog, and a visitor connects with the keyboard', {
  tag: '@engines',
}, async ({
  page,
  world,
  // MetaMask is not installed, so it connects over a relay.
  relay: _relay,
}) => {
  const visitor = await visitShop(page, world)
  await page.getByRole('button', { name: 'About this orchard' }).click()
  const host = page.getByRole('dialog', { name: 'About this orchard' })
  await expect(host).toBeVisible()
  const inner = host.getByTestId('wd-connect-button')
  await inner.click()
  await expect(visitor.dialog('connect')).toBeVisible()
  await page.mouse.click(5, 5)
  await visitor.seesNoDialog()
  await expect(host).toBeVisible()

  await inner.click()
  await visitor.wallet('metaMask').click()
  await expect(visitor.dialog('connect')).toContainText('MetaMask')
  await page.keyboard.press('Escape')
  await visitor.seesNoDialog()
  await expect(host).toBeVisible()
  await expect(inner).toBeFocused()

  await page.keyboard.press('Enter')
  const row = visitor.wallet(testWalletId)
  await expect(row).toBeVisible()
  for (let step = 0; step < 12; step += 1) {
    if (await row.evaluate((element) => element.matches(':focus'))) break
    await page.keyboard.press('Tab')
  }
  await expect(row).toBeFocused()
  await page.keyboard.press('Enter')
  await visitor.seesNoDialog()
  await expect(host.getByTestId('wd-account-button')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(host).toHaveCount(0)
})
