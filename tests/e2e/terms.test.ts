import { expect } from '@playwright/test'
import { testWalletId } from '../fixtures/pages/WalletPage'
import { test } from '../fixtures/test'
import { plainNoise, visitPlain } from './models/visitPlain'

const terms = {
  text: {
    en: 'By connecting you agree to our [Terms](https://shop.example/terms).',
    de: 'Mit dem Verbinden stimmen Sie unseren [AGB](https://shop.example/agb) zu.',
  },
  mustAccept: true,
  version: '2026-11',
} as const

test('no wallet is prompted before the terms are ticked, and the tick counts for later visits until the terms change', async ({
  page,
  world,
  expectedNoise,
}) => {
  expectedNoise.push(plainNoise)
  const visitor = await visitPlain(page, world, { terms })
  const box = page.getByRole('checkbox')
  await visitor.openConnect()
  await expect(box).toHaveAccessibleName(
    'By connecting you agree to our Terms.',
  )
  // A press on the disabled row says why it is disabled.
  await visitor.wallet(testWalletId).click({ force: true })
  await expect(box).toBeFocused()
  await expect(box).toHaveAccessibleDescription(
    'Tick the box first, then choose a wallet.',
  )
  expect(await page.evaluate(() => window.testWallet?.asked.length)).toBe(0)
  await box.click()
  await visitor.choose()
  await visitor.seesAccount()

  // A session under the previous version is restored, and the new terms appear when it ends.
  const changed = { ...terms, version: '2026-12' }
  await visitPlain(page, world, { terms: changed })
  await visitor.seesAccount()
  await visitor.openAccount()
  await visitor.disconnect.click()
  await visitor.openConnect()
  await expect(box).not.toBeChecked()
  await visitPlain(page, world, { terms })
  await visitor.openConnect()
  await expect(box).toBeChecked()
  await visitor.choose()
  await visitor.seesAccount()
})
