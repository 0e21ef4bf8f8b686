import { expect } from '@playwright/test'
import { test } from '../fixtures/test'
import { comeBack, leaveForApp } from './models/appSwitch'
import { wideHandsets } from './models/handsets'
import { seeReadyApp } from './models/openRainbow'

for (const [name, handset] of Object.entries(wideHandsets))
  test.describe(name, () => {
    test.use(handset)

    test('has room for two panes, opens the wallet’s app in the tap, and shows no QR code', async ({
      page,
      world,
      phone,
    }) => {
      const { apps, visitor } = await seeReadyApp(page, world)
      const dialog = visitor.dialog('connect')
      expect((await dialog.boundingBox())?.width).toBeGreaterThan(700)
      const tap = () => visitor.wallet('rainbow').tap()
      expect(await apps.isOpenedInTap(tap)).toBe(true)
      await expect(dialog).toContainText('Confirm in Rainbow')
      await expect(dialog.locator('[aria-label^="QR code"]')).toHaveCount(0)
      await leaveForApp(page)
      await phone.scan(apps.code())
      await comeBack(page)
      await visitor.seesAccount()
    })
  })
