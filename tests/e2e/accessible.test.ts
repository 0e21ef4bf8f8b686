import { expect } from '@playwright/test'
import { visitShop } from '../fixtures/pages/visit'
import { testWalletId } from '../fixtures/pages/WalletPage'
import { test } from '../fixtures/test'

test('the whole journey works by keyboard, and each dialog has a name, holds the focus and returns it [WCAG 2.1.1] [WCAG 2.1.2] [WCAG 2.4.3]', {
  tag: '@engines',
}, async ({ page, world, browserName }) => {
  const visitor = await visitShop(page, world)
  const tabTo = async (testId: string) => {
    const target = page.getByTestId(testId).first()
    for (let step = 0; step < 25; step += 1) {
      if (await target.evaluate((element) => element.matches(':focus'))) return
      await page.keyboard.press('Tab')
    }
    await expect(target).toBeFocused()
  }
  await tabTo('wd-connect-button')
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('dialog', { name: 'Connect a wallet' }),
  ).toBeVisible()
  await tabTo('wd-wallet-dev.walletdock.test')
  await page.keyboard.press('Enter')
  await visitor.seesAccount()
  await expect(visitor.accountButton).toBeFocused()

  await page.keyboard.press('Shift+Tab')
  await expect(visitor.networkButton).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('dialog', { name: 'Switch network' }),
  ).toBeVisible()
  // After the last stop, Firefox moves the focus into its own toolbar, from which no test returns.
  const steps = browserName === 'firefox' ? 3 : 8
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab')
    const isInside = await page.evaluate(
      () =>
        document.activeElement === document.body ||
        document.activeElement?.hasAttribute('data-walletdock'),
    )
    expect(isInside).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(visitor.networkButton).toBeFocused()

  await tabTo('wd-account-button')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: /account/i })).toBeVisible()
  await tabTo('wd-disconnect')
  await page.keyboard.press('Enter')
  await expect(visitor.connectButton).toBeVisible()
})

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
