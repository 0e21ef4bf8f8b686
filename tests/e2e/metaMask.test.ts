import { expect } from '@playwright/test'
import { test } from '../fixtures/test'
import { visitWithMetaMask } from '../fixtures/wallets/metaMask/MetaMaskVisitor'
import { steps } from '../fixtures/wallets/metaMask/steps'

for (const { title, act } of steps)
  test(title, async ({ page, world, metaMask }) => {
    await act({
      metaMask,
      visit: (where) => visitWithMetaMask(page, world, metaMask, where),
    })
  })

test('a connection and a reload cause one prompt in all', {
  tag: '@journey',
}, async ({ page, world, metaMask }) => {
  const visitor = await visitWithMetaMask(page, world, metaMask)
  await visitor.connect()
  const before = metaMask.requests.length
  await page.reload()
  await visitor.seesAccount()
  await expect(visitor.networkButton).toContainText('Base')
  expect(metaMask.requests.slice(before)).not.toContain('eth_requestAccounts')
  expect(metaMask.popups).toEqual(['connect'])
})
