import { expect, type Page } from '@playwright/test'

/** The sample host's own parts, which no fault of ours may touch. */
export async function seesHostAlive(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const amount = page.getByLabel('Amount in Ether')
  await amount.fill('0.07')
  await page.getByRole('button', { name: 'Give 0.02 Ether' }).click()
  await expect(amount).toHaveValue('0.02')
}
