import { expect } from '@playwright/test'
import { test } from '../fixtures/test'
import { visitWithMetaMask } from './models/MetaMaskVisitor'

test('the connect dialog reports that MetaMask was updated while the page was open, and a refresh helps', async ({
  page,
  world,
  metaMask,
}) => {
  await page.clock.install()
  const visitor = await visitWithMetaMask(page, world, metaMask)
  metaMask.reload()
  await visitor.openConnect()
  await visitor.choose('metaMask')
  const dialog = visitor.dialog('connect')
  await expect(dialog).toContainText('Confirm in MetaMask')
  await page.clock.fastForward('00:03')
  await expect(dialog).toContainText('MetaMask is no longer available')
  await expect(dialog).toContainText('removed or updated')
  await expect(visitor.retry).toHaveText('Try again')
  await dialog.getByRole('button', { name: 'Refresh now' }).click()
  await expect(visitor.connectButton).toBeEnabled()
  await visitor.connect()
})

test('a switch reports within seconds that MetaMask was updated, and a refresh brings the session back', async ({
  page,
  world,
  metaMask,
}) => {
  await page.clock.install()
  const visitor = await visitWithMetaMask(page, world, metaMask)
  await visitor.connect()
  metaMask.reload()
  await visitor.chooseChain(10)
  await expect(visitor.chain(10)).toContainText('Confirm in your wallet')
  await expect(visitor.accountButton).toBeVisible()
  await page.clock.fastForward('00:03')
  await expect(
    visitor.notice('Your wallet was removed or updated'),
  ).not.toHaveCount(0)
  await page.getByRole('button', { name: 'Refresh now' }).click()
  await visitor.seesAccount()
  await expect(visitor.networkButton).toContainText('Base')
  expect(metaMask.popups).toEqual(['connect'])
})

test('the connect dialog offers a refresh if MetaMask was switched off, although its provider still says that it is connected', async ({
  page,
  world,
  metaMask,
}) => {
  await page.clock.install()
  const visitor = await visitWithMetaMask(page, world, metaMask)
  await metaMask.switchOff()
  await visitor.openConnect()
  await visitor.choose('metaMask')
  const dialog = visitor.dialog('connect')
  await expect(dialog).toContainText('Confirm in MetaMask')
  await page.clock.fastForward('00:05')
  await expect(dialog).toContainText('Confirm in MetaMask')
  await page.clock.fastForward('00:06')
  await expect(dialog).toContainText('MetaMask is no longer available')
  await expect(
    dialog.getByRole('button', { name: 'Refresh now' }),
  ).toBeVisible()
})

test('the page disconnects when an older wallet is updated, and a refresh connects again', async ({
  page,
  world,
  install,
  expectedNoise,
}) => {
  expectedNoise.push(/Disconnected from MetaMask background/, /Lost connection/)
  await page.clock.install()
  const wallet = await install({ isOlder: true })
  const visitor = await visitWithMetaMask(page, world, wallet)
  await visitor.connect()
  wallet.reload()
  await expect(visitor.connectButton).toBeVisible()
  await visitor.openConnect()
  await visitor.choose('metaMask')
  const dialog = visitor.dialog('connect')
  await expect(dialog).toContainText('Confirm in MetaMask')
  await page.clock.fastForward('00:03')
  await expect(dialog).toContainText('MetaMask is no longer available')
  await dialog.getByRole('button', { name: 'Refresh now' }).click()
  // The permission and the session remain.
  await visitor.seesAccount()
})
