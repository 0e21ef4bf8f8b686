import { expect, type Locator } from '@playwright/test'
import type { WalletPage } from '../fixtures/pages/WalletPage'

/** A part that hung is given up after 15 s, and asked for again. In milliseconds. */
export const limitMs = 25_000

/** How many parts may have hung on the way: of the button, of its dialog and of what is in it. */
const parts = 3

/**
 * Presses a button once, and waits until what it leads to is there. What has hung since before is given up first: that
 * is told, and a press asks for it again.
 */
export async function reach(
  { dialogs, page }: WalletPage,
  button: Locator,
  aim: Locator,
): Promise<void> {
  const told = button
    .filter({ hasText: 'Didn’t load' })
    .or(page.getByRole('alert').getByRole('button', { name: 'Try again' }))
  // A press that has waited for what hung opens its dialog by itself, or has led there already.
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
