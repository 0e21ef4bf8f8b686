import { expect, type Locator } from '@playwright/test'
import type { WalletPage } from '../fixtures/pages/WalletPage'

/** A download that hangs is given up after 15 s and requested again. In milliseconds. */
export const limitMs = 25_000

/** How many downloads may hang one after the other: of the button, of its dialog and of the dialog's content. */
const parts = 3

/**
 * Presses a button once, and waits until its target is visible. Downloads that already hang must fail first. The page
 * then reports the failure, and a press requests them again.
 */
export async function reach(
  { dialogs, page }: WalletPage,
  button: Locator,
  aim: Locator,
): Promise<void> {
  const told = button
    .filter({ hasText: 'Didn’t load' })
    .or(page.getByRole('alert').getByRole('button', { name: 'Try again' }))
  // An earlier press opens its dialog once the download arrives, or has reached the target already.
  const begun = dialogs.or(aim).first()
  await expect(async () => {
    if (!(await begun.isVisible())) await button.click({ timeout: 2000 })
  }).toPass({ timeout: limitMs })
  for (let part = 0; part < parts; part++) {
    await expect(aim.or(told).first()).toBeVisible({ timeout: limitMs })
    if (await aim.first().isVisible()) return
    await told.first().click({ timeout: limitMs })
  }
  await expect(aim.first()).toBeVisible({ timeout: limitMs })
}
