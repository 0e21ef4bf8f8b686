import { setTimeout as wait } from 'node:timers/promises'
import { expect, type Locator, type WebSocket } from '@playwright/test'
import { otherAddress, visitWithSignIn } from '../fixtures/pages/SignInPage'
import { visitShop } from '../fixtures/pages/visit'
import { connectPhone, phoneAddress } from '../fixtures/relay/phoneFixtures'
import { test } from '../fixtures/test'
import { comeToQuiet } from './models/comeToQuiet'
import { socketsOf } from './models/socketsOf'

const shortAddress = phoneAddress.slice(0, 6)

test.use({ policyFor: ['phones, by WalletConnect', 'a `nameService`'] })

test('a phone that scans the code is connected, signs, switches, rejects and disconnects, also after a reload [WCAG 3.3.4]', {
  tag: ['@engines', '@journey'],
}, async ({ page, phone, phoneConnected: visitor }) => {
  await expect(visitor.accountButton).toContainText(shortAddress)
  await expect(visitor.networkButton).toContainText('Base')
  await visitor.openAccount()
  await expect(visitor.dialog('account')).toContainText(shortAddress)
  await visitor.close.click()
  await expect.poll(() => phone.sessions()).toBe(1)

  phone.answer('reject')
  await typeIn(page.getByLabel('Amount in Ether'), '1234')
  const send = page.getByRole('button', { name: 'Send the gift' })
  await send.click()
  await expect(
    page.getByText('Request declined. Nothing was sent.', { exact: true }),
  ).toBeVisible()
  phone.answer('approve')
  await send.click()
  await expect(visitor.accountButton).toContainText('8,765.9 ETH')

  await visitor.openNetwork()
  await visitor.chain(10).click()
  await visitor.seesNoDialog()
  await expect(visitor.networkButton).toContainText('OP Mainnet')
  const before = phone.requests.length
  await page.reload()
  await visitor.seesAccount()
  await expect(visitor.accountButton).toContainText(shortAddress)
  await phone.switchChain(8453)
  await expect(visitor.networkButton).toContainText('Base')
  expect(phone.requests).toHaveLength(before)

  await phone.disconnect()
  await expect(visitor.connectButton).toBeVisible()
  await connectPhone(visitor, phone, 'walletConnect')
  await visitor.openAccount()
  await visitor.disconnect.click()
  await expect(visitor.connectButton).toBeVisible()
  await expect.poll(() => phone.sessions()).toBe(0)
})

test('the page connects to no relay before a wallet needs it, and one client serves all wallets, a rejection and the next session', async ({
  page,
  world,
  relay,
  phone,
}) => {
  const sockets = socketsOf(page)
  /** How many sockets were open at once, each time one opened. An unused one may close after five seconds. */
  const open = new Set<WebSocket>()
  const counts = new Set<number>()
  page.on('websocket', (socket) => {
    counts.add(open.add(socket).size)
    socket.on('close', () => open.delete(socket))
  })
  const visitor = await visitShop(page, world)
  await visitor.openConnect()
  await comeToQuiet(page, world)
  expect(sockets).toEqual([])
  const codes = new Set<string>()
  for (const [at, id] of ['walletConnect', 'rainbow', 'metaMask'].entries()) {
    await visitor.choose(id)
    await expect
      .poll(async () => codes.add(await visitor.readCode()).size)
      .toBe(at + 1)
  }
  expect(sockets[0]).toContain(relay.url)
  const [abandoned = '', , latest = ''] = codes
  // The page answers no code of an abandoned attempt.
  await phone.scan(abandoned).catch(() => {})
  await expect.poll(() => phone.requests).toEqual(['connect'])
  await expect(visitor.dialog('connect')).toBeVisible()
  phone.answer('reject')
  await phone.scan(latest)
  await expect(visitor.dialog('connect')).toContainText('Request declined')
  phone.answer('approve')
  await phone.scan(await visitor.renewCode(latest))
  await visitor.seesAccount()
  await visitor.openAccount()
  await visitor.disconnect.click()
  await connectPhone(visitor, phone)
  expect([...counts]).toEqual([1])
})

test('a phone that scans a code connects and then signs in, also on a page whose extensions do both with one prompt', async ({
  page,
  world,
  phone,
}) => {
  const visitor = await visitWithSignIn(page, world, '=once')
  await visitor.openConnect()
  await visitor.choose('rainbow')
  await phone.scan(await visitor.readCode())
  await visitor.signIn()
  expect(phone.requests).toEqual(['connect', 'personal_sign'])
})

test('a phone that supports batches is prompted once for several calls', async ({
  page,
  world,
  phone,
}) => {
  phone.takeBatches()
  const visitor = await visitShop(page, world, '/?developer')
  await connectPhone(visitor, phone)
  const to = otherAddress
  const calls = ['1', '2'].map((value) => ({ to, value, description: 'Swap' }))
  const request = JSON.stringify({ calls, atomic: true })
  await typeIn(page.getByLabel('Request, in JSON'), request)
  await page.getByRole('button', { name: 'Send the request' }).click()
  await expect(page.getByRole('status', { name: 'Result' })).toHaveText(
    'Sent as one batch: confirmed',
  )
  const sent = phone.requests.filter((method) => /send/i.test(method))
  expect(sent).toEqual(['wallet_sendCalls'])
})

test('a request reaches the phone after the page has been offline, for a moment or for long', async ({
  context,
  page,
  phone,
  phoneConnected: visitor,
  expectedNoise,
}) => {
  expectedNoise.push(/ERR_INTERNET_DISCONNECTED/)
  for (const [at, ms] of [300, 12_000].entries()) {
    await context.setOffline(true)
    await wait(ms)
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Send the gift' }).click()
    const sent = () => phone.requests.filter((method) => /send/i.test(method))
    await expect.poll(() => sent().length).toBe(at + 1)
    await expect(visitor.accountButton).toBeVisible()
  }
})

/**
 * Replaces a field's text key by key, because in Firefox React does not notice Playwright's `fill`, which sets all at
 * once.
 */
async function typeIn(field: Locator, text: string): Promise<void> {
  await field.evaluate((element) => {
    if (element instanceof HTMLInputElement) element.select()
    if (element instanceof HTMLTextAreaElement) element.select()
  })
  await field.page().keyboard.type(text)
}
