import { expect, type Page } from '@playwright/test'
import { test } from '../parts/metaMask/metaMaskTest'
import { visitWithMetaMask } from './models/MetaMaskVisitor'
import { visitWithSignIn } from './models/SignInPage'

test('who signs in MetaMask is let in; who declines is asked again when they want', async ({
  page,
  world,
  metaMask,
}) => {
  const visitor = await visitWithSignIn(page, world)
  await visitor.openConnect()
  await visitor.choose('metaMask')
  await metaMask.approve('connect')
  await expect(visitor.sign).toHaveText('Sign message')
  await visitor.sign.click()
  await metaMask.reject('sign')
  await expect(visitor.sign).toHaveText('Sign message')
  await visitor.seesStatus('unauthenticated')
  await visitor.sign.click()
  await metaMask.approve('sign')
  await visitor.seesAccount()
  await visitor.seesStatus('connected')
  expect(metaMask.popups).toEqual(['connect', 'sign', 'sign'])
})

async function give(page: Page) {
  await page.getByLabel('Amount in Ether').fill('0.001')
  await page.getByRole('button', { name: 'Send the gift' }).click()
}

test('what is sent with MetaMask reaches the chain; what its owner declines does not', async ({
  page,
  world,
  metaMask,
}) => {
  const visitor = await visitWithMetaMask(page, world, metaMask)
  await visitor.connect()
  await give(page)
  await metaMask.reject('send')
  await expect(page.getByText('Request declined.').first()).toBeVisible()
  await visitor.openAccount()
  const listed = visitor.dialog('account').getByRole('listitem')
  await expect(listed).toHaveCount(0)
  await page.keyboard.press('Escape')
  await give(page)
  await metaMask.approve('send')
  await visitor.openAccount()
  await expect(listed).toContainText('Confirmed')
  expect(metaMask.popups).toEqual(['connect', 'send', 'send'])
})
