import { expect } from '@playwright/test'
import { test } from '../parts/metaMask/metaMaskTest'
import { visitShop } from './models/visit'

const id = 'metaMask'

test('MetaMask is listed as installed, asked once, and its yes connects', async ({
  page,
  world,
  metaMask,
}) => {
  const visitor = await visitShop(page, world)
  await visitor.openConnect()
  await visitor.choose(id)
  await expect(visitor.dialog('connect')).toContainText('Confirm in MetaMask')
  await metaMask.approve('connect')
  await visitor.seesAccount()
  await expect(visitor.accountButton).toContainText('ada.example')
  await expect(visitor.networkButton).toContainText('Base')
  expect(metaMask.popups).toEqual(['connect'])
})
