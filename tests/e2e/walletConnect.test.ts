import { expect } from '@playwright/test'
import { visitShop } from '../fixtures/pages/visit'
import { connectPhone, phoneAddress } from '../fixtures/relay/phoneFixtures'
import { test } from '../fixtures/test'
import { comeToQuiet } from './models/comeToQuiet'
import { socketsOf } from './models/socketsOf'
import { typeIn } from './models/typeIn'

const shortAddress = phoneAddress.slice(0, 6)

test.use({ policyFor: ['phones, by WalletConnect', 'a `nameService`'] })

test('a phone that scans the code is connected, with its own account and the chosen wallet [7.13]', {
  tag: '@journey',
}, async ({ phone, phoneConnected }) => {
  await expect(phoneConnected.accountButton).toContainText(shortAddress)
  await expect(phoneConnected.networkButton).toContainText('Base')
  await phoneConnected.openAccount()
  await expect(phoneConnected.dialog('account')).toContainText(shortAddress)
  expect(phone.sessions()).toBe(1)
})

test('the page connects to no relay before a wallet that needs it is chosen [7.13b] [7.17] [D16]', async ({
  page,
  world,
  relay,
}) => {
  const sockets = socketsOf(page)
  const visitor = await visitShop(page, world)
  await visitor.openConnect()
  await comeToQuiet(page, world)
  expect(sockets).toEqual([])
  await visitor.choose('walletConnect')
  await visitor.readCode()
  expect(sockets[0]).toContain(relay.url)
  expect(sockets).toHaveLength(1)
})

test('one WalletConnect client serves all wallets of the page, and the next session [7.13b]', async ({
  page,
  world,
  phone,
}) => {
  const sockets = socketsOf(page)
  const visitor = await visitShop(page, world)
  await visitor.openConnect()
  const codes = new Set<string>()
  for (const [at, id] of ['walletConnect', 'rainbow', 'metaMask'].entries()) {
    await visitor.choose(id)
    await expect
      .poll(async () => codes.add(await visitor.readCode()).size)
      .toBe(at + 1)
  }
  await phone.scan([...codes].at(-1) ?? '')
  await visitor.seesAccount()
  await visitor.openAccount()
  await visitor.disconnect.click()
  await connectPhone(visitor, phone)
  expect(sockets).toHaveLength(1)
})

test('the phone signs what the page sends [7.14]', async ({
  page,
  phone,
  phoneConnected,
}) => {
  await typeIn(page.getByLabel('Amount in Ether'), '1234')
  await page.getByRole('button', { name: 'Send the gift' }).click()
  await expect.poll(() => phone.requests).toContain('eth_sendTransaction')
  await expect(phoneConnected.accountButton).toContainText('8,765.9 ETH')
})

test('the page and the phone follow each other to another chain [7.14]', async ({
  phone,
  phoneConnected,
}) => {
  await phoneConnected.openNetwork()
  await phoneConnected.chain(10).click()
  await phoneConnected.seesNoDialog()
  await expect(phoneConnected.networkButton).toContainText('OP Mainnet')
  await phone.switchChain(8453)
  await expect(phoneConnected.networkButton).toContainText('Base')
})

test('the page disconnects the phone [7.15]', async ({
  page,
  world,
  phone,
}) => {
  const visitor = await visitShop(page, world)
  await connectPhone(visitor, phone, 'walletConnect')
  await visitor.openAccount()
  await visitor.disconnect.click()
  await expect(visitor.connectButton).toBeVisible()
  await expect.poll(() => phone.sessions()).toBe(0)
})

test('the phone disconnects the page, which can connect again [7.15]', {
  tag: '@journey',
}, async ({ phone, phoneConnected }) => {
  await phone.disconnect()
  await expect(phoneConnected.connectButton).toBeVisible()
  await connectPhone(phoneConnected, phone)
})

test('a reload keeps the phone connected, and still shows the chosen wallet’s name [7.14]', {
  tag: '@engines',
}, async ({ page, phone, phoneConnected }) => {
  await page.reload()
  await phoneConnected.seesAccount()
  await expect(phoneConnected.accountButton).toContainText(shortAddress)
  expect(phone.requests).toEqual(['connect'])
  await phone.switchChain(10)
  await expect(phoneConnected.networkButton).toContainText('OP Mainnet')
})

test('a phone’s rejection is reported, and a new code can be requested [7.16] [D6b]', async ({
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
  await expect(visitor.dialog('connect')).toContainText('Request declined')
  phone.answer('approve')
  await phone.scan(await visitor.renewCode(first))
  await visitor.seesAccount()
})
