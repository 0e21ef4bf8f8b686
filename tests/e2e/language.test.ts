import { expect, type Page } from '@playwright/test'
import type { World } from '../../host-example/local/startWorld'
import { grammarOf } from '../../src/data/messages/Grammar'
import { messages as arabic } from '../../src/data/messages/languages/ar'
import { visitThin } from '../fixtures/pages/visit'
import { watchWords } from '../fixtures/pages/watchWords'
import { test } from '../fixtures/test'
import { comeToQuiet } from './models/comeToQuiet'
import { scriptsWith } from './models/scriptsWith'
import { seesNoViolation } from './models/seesNoViolation'

const { button, dialogs } = arabic(grammarOf('ar-EG'))
const arabicRequests = ({ remote }: World) => {
  const file = scriptsWith('src/data/messages/languages/ar.ts')
  return remote.requests.filter((path) => file.test(path))
}

const island = (page: Page) => page.locator('body > [data-walletdock]')

test.describe('a visitor who reads Arabic', () => {
  test.use({ locale: 'ar-EG' })

  test('sees Arabic from right to left, from the first word to the last [WCAG 3.1.1] [WCAG 3.1.2]', async ({
    page,
    world,
  }) => {
    await page.addInitScript(watchWords, 'wd-connect-button')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const visitor = await visitThin(page, world)
    await expect(visitor.connectButton).toHaveText(button.connect)
    await expect
      .poll(() => page.evaluate(() => window.seenWords))
      .toEqual([button.connect])
    const host = page.locator('#wallet [data-walletdock]')
    await expect(host).toHaveAttribute('dir', 'rtl')
    await expect(host).toHaveAttribute('lang', 'ar-EG')

    await visitor.openConnect()
    await expect(island(page)).toHaveAttribute('dir', 'rtl')
    await expect(
      page.getByRole('dialog', { name: dialogs.connect.title }),
    ).toBeVisible()
    await expect(
      page.getByText(dialogs.intro.keyText('Windfall')),
    ).toBeVisible()
    await seesNoViolation(page)

    await visitor.choose()
    await visitor.seesAccount()
    await expect(visitor.accountButton).toHaveText(/^[٠-٩]+\sألف ETH/)
    await visitor.openAccount()
    await expect(visitor.disconnect).toHaveText(dialogs.disconnect)
  })

  test('finds the way back at the right of a step’s title [WCAG 1.3.2]', async ({
    page,
    world,
  }) => {
    const visitor = await visitThin(page, world)
    await visitor.openConnect()
    await page.getByRole('button', { name: dialogs.intro.getWallet }).click()
    const heading = page.getByRole('heading', { name: dialogs.get.title })
    await expect(heading).toBeFocused()

    const back = page.getByTestId('wd-back')
    const [arrow, title] = await Promise.all([
      back.boundingBox(),
      heading.boundingBox(),
    ])
    expect(arrow?.x).toBeGreaterThan(title?.x ?? Number.NaN)
    // The back button is before the heading in the reading order, so it is before it in the tab order.
    await page.keyboard.press('Shift+Tab')
    await expect(back).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(
      page.getByText(dialogs.intro.keyText('Windfall')),
    ).toBeVisible()
  })
})

test('a visitor who reads English downloads no Arabic, and a host that sets Arabic causes one download', async ({
  page,
  world,
}) => {
  const visitor = await visitThin(page, world)
  await visitor.connect()
  await visitor.openAccount()
  await comeToQuiet(page, world)
  expect(arabicRequests(world)).toEqual([])
  await visitor.disconnect.click()
  await expect(visitor.connectButton).toBeVisible()
  world.changeSettings({ locale: 'ar' })
  await page.reload()
  await expect(visitor.connectButton).toHaveText(button.connect)
  await comeToQuiet(page, world)
  expect(arabicRequests(world)).toHaveLength(1)
})
