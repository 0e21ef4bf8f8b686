import { expect } from '@playwright/test'
import { test } from '../fixtures/test'

test('the instructions for an extension end with a button that reloads the page', async ({
  visitor,
  page,
}) => {
  await visitor.openConnect()
  const dialog = visitor.dialog('connect')
  await dialog.getByRole('button', { name: 'Get a wallet' }).click()
  await dialog.getByRole('button', { name: 'Get MetaMask' }).click()
  await dialog.getByRole('link', { name: /^Add to/ }).click()
  await expect(dialog).toContainText('Refresh this page')
  await page.evaluate(() => document.documentElement.setAttribute('stale', ''))
  await Promise.all([
    page.waitForEvent('load'),
    dialog.getByRole('button', { name: 'Refresh now' }).click(),
  ])
  await expect(visitor.connectButton).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('stale')
})
