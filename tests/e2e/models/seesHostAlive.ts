import { expect, type Page } from '@playwright/test'

/** Checks the sample host's own parts, which must survive all of our failures. */
export async function seesHostAlive(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const amount = page.getByLabel('Amount in Ether')
  await amount.fill('0.07')
  await page.getByRole('button', { name: 'Give 0.02 Ether' }).click()
  await expect(amount).toHaveValue('0.02')
}
