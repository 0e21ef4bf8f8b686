import { expect, type Page } from '@playwright/test'
import { visitShop } from '../fixtures/pages/visit'
import { test } from '../fixtures/test'
import { handsets } from './models/handsets'
import { openRainbow } from './models/openRainbow'

test.use(handsets.android)

/** Makes Escape reach only Chromium's close watcher, which Android's back gesture also uses. */
async function hasBackGesture(page: Page) {
  await page.addInitScript(() => {
    addEventListener('keydown', (event) => event.stopImmediatePropagation(), {
      capture: true,
    })
  })
  return () => page.keyboard.press('Escape')
}

const readHistory = (page: Page) =>
  page.evaluate(() => ({
    href: location.href,
    length: history.length,
    state: history.state,
  }))

test('the back gesture leaves the wallet’s step, then closes the sheet, and does not change the page’s history', async ({
  page,
  world,
  relay: _relay,
}) => {
  const goBack = await hasBackGesture(page)
  const { visitor } = await openRainbow(page, world)
  const before = await readHistory(page)
  await expect(page.getByTestId('wd-open-wallet')).toBeVisible()
  await goBack()
  await expect(visitor.wallet('rainbow')).toBeVisible()
  await goBack()
  await visitor.seesNoDialog()
  await expect(visitor.connectButton).toBeFocused()
  expect(await readHistory(page)).toEqual(before)
})

test('the back gesture leaves the QR code of the address, then closes the account dialog', async ({
  page,
  world,
  relay: _relay,
}) => {
  const goBack = await hasBackGesture(page)
  const visitor = await visitShop(page, world)
  await visitor.connect()
  await visitor.openAccount()
  const dialog = visitor.dialog('account')
  await dialog.getByRole('button', { name: 'Receive' }).tap()
  await expect(dialog.getByRole('img', { name: 'Your address' })).toBeVisible()
  await goBack()
  await expect(dialog).toContainText('10,000 ETH on Base')
  await goBack()
  await visitor.seesNoDialog()
})
