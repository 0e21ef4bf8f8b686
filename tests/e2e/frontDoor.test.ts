import { expect } from '@playwright/test'
import { visitShop } from '../fixtures/pages/visit'
import { test } from '../fixtures/test'

test('the sample host leads to the other pages, and its main button connects a wallet and then sends', async ({
  page,
  world,
}) => {
  const visitor = await visitShop(page, world)
  const links = page
    .getByRole('navigation', { name: 'Walletdock' })
    .getByRole('link')
  await expect(links).toHaveText([
    'Theme editor',
    'Every state',
    'Self-test',
    'Guides',
  ])
  await page.getByRole('button', { name: 'Give 0.02 Ether' }).click()
  await page.getByRole('button', { name: 'Connect to give 0.02' }).click()
  await visitor.choose()
  await visitor.seesAccount()
  await page.getByRole('button', { name: 'Send the gift' }).click()
  await expect(page.getByText(/^Arrived, in block/)).toBeVisible()
})
