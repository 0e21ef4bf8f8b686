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

test('no wallet is asked before the terms are ticked, and the tick counts for later visits until the terms change', async ({
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
  // It says why when it is pressed all the same.
  await visitor.wallet(testWalletId).click({ force: true })
  await expect(box).toBeFocused()
  await expect(box).toHaveAccessibleDescription(
    'Tick the box first, then choose a wallet.',
  )
  expect(await page.evaluate(() => window.testWallet?.asked.length)).toBe(0)
  await box.click()
  await visitor.choose()
  await visitor.seesAccount()

  // A session of the version before is taken up, and its end leads to the new terms.
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
