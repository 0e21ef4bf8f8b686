import { expect } from '@playwright/test'
import { phoneAddress, test } from '../parts/phoneTest'
import type { WalletPeer } from '../parts/walletPeer'
import { visitShop } from './models/visit'
import type { WalletPage } from './models/WalletPage'

const shortAddress = phoneAddress.slice(0, 6)

async function connectPhone(
  visitor: WalletPage,
  phone: WalletPeer,
  wallet = 'rainbow',
) {
  await visitor.openConnect()
  await visitor.choose(wallet)
  await phone.scan(await visitor.readCode())
  await visitor.seesAccount()
}

test('a phone that scans the code is connected, with its own account and the wallet that was chosen', async ({
  page,
  world,
  phone,
}) => {
  const visitor = await visitShop(page, world)
  await connectPhone(visitor, phone)
  await expect(visitor.accountButton).toContainText(shortAddress)
  await expect(visitor.networkButton).toContainText('Base')
  await visitor.openAccount()
  await expect(visitor.dialog('account')).toContainText(shortAddress)
  expect(phone.sessions()).toBe(1)
})

test('no relay is spoken to before a wallet that needs it is chosen', async ({
  page,
  world,
  relay,
}) => {
  const sockets: string[] = []
  page.on('websocket', (socket) => sockets.push(socket.url()))
  const visitor = await visitShop(page, world)
  await visitor.openConnect()
  await page.waitForLoadState('networkidle')
  expect(sockets).toEqual([])
  await visitor.choose('walletConnect')
  await visitor.readCode()
  expect(sockets[0]).toContain(relay.url)
  expect(sockets).toHaveLength(1)
})

test('what the page sends is signed on the phone', async ({
  page,
  world,
  phone,
}) => {
  const visitor = await visitShop(page, world)
  await connectPhone(visitor, phone)
  await page.getByLabel('Amount in Ether').fill('1234')
  await page.getByRole('button', { name: 'Send the gift' }).click()
  await expect.poll(() => phone.asked).toContain('eth_sendTransaction')
  await expect(visitor.accountButton).toContainText('8,765.9 ETH')
})

test('page and phone follow each other to another chain', async ({
  page,
  world,
  phone,
}) => {
  const visitor = await visitShop(page, world)
  await connectPhone(visitor, phone)
  await visitor.openNetwork()
  await visitor.chain(10).click()
  await visitor.seesNoDialog()
  await expect(visitor.networkButton).toContainText('OP Mainnet')
  await phone.switchChain(8453)
  await expect(visitor.networkButton).toContainText('Base')
})

test('the page disconnects the phone', async ({ page, world, phone }) => {
  const visitor = await visitShop(page, world)
  await connectPhone(visitor, phone, 'walletConnect')
  await visitor.openAccount()
  await visitor.disconnect.click()
  await expect(visitor.connectButton).toBeVisible()
  await expect.poll(() => phone.sessions()).toBe(0)
})

test('the phone disconnects the page, which can be connected again', async ({
  page,
  world,
  phone,
}) => {
  const visitor = await visitShop(page, world)
  await connectPhone(visitor, phone)
  await phone.disconnect()
  await expect(visitor.connectButton).toBeVisible()
  await connectPhone(visitor, phone)
})

test('a reload keeps the phone, and still answers to the name that was chosen', async ({
  page,
  world,
  phone,
}) => {
  const visitor = await visitShop(page, world)
  await connectPhone(visitor, phone)
  await page.reload()
  await visitor.seesAccount()
  await expect(visitor.accountButton).toContainText(shortAddress)
  expect(phone.asked).toEqual(['connect'])
  await phone.switchChain(10)
  await expect(visitor.networkButton).toContainText('OP Mainnet')
})

test('a phone that says no is told, and a new code can be had', async ({
  page,
  world,
  phone,
}) => {
  const visitor = await visitShop(page, world)
  phone.answer('reject')
  await visitor.openConnect()
  await visitor.choose('rainbow')
  const first = await visitor.readCode()
  await phone.scan(first)
  await expect(visitor.dialog('connect')).toContainText('Rainbow said no')
  await expect(visitor.retry).toHaveText('New code')
  phone.answer('approve')
  await visitor.retry.click()
  const second = await visitor.readCode()
  expect(second).not.toBe(first)
  await phone.scan(second)
  await visitor.seesAccount()
})
