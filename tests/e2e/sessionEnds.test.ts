import { expect } from '@playwright/test'
import { visitShop } from '../fixtures/pages/visit'
import { WalletPage } from '../fixtures/pages/WalletPage'
import { connectPhone } from '../fixtures/relay/phoneFixtures'
import { test } from '../fixtures/test'

test('a session that the phone ended while the page was closed is over when the page opens [7.23]', async ({
  page,
  world,
  phone,
  phoneConnected,
}) => {
  const visitor = phoneConnected
  await page.goto('about:blank')
  await phone.disconnect()
  await page.goto(world.host.url)
  await expect(visitor.connectButton).toBeVisible()
  await connectPhone(visitor, phone)
  await phone.disconnect()
  await expect(visitor.connectButton).toBeVisible()
})

test('a session whose end a slow relay reports twice ends without an error [7.23]', async ({
  page,
  world,
  phone,
  phoneConnected,
  relay,
}) => {
  const visitor = phoneConnected
  await page.goto('about:blank')
  await phone.disconnect()
  relay.be('slow')
  await page.goto(world.host.url)
  await expect(visitor.connectButton).toBeVisible()
  relay.heal()
  await connectPhone(visitor, phone)
  await phone.disconnect()
  await expect(visitor.connectButton).toBeVisible()
})

test('a page and a phone that disconnect at the same time are both disconnected [7.23]', async ({
  phone,
  phoneConnected,
}) => {
  const visitor = phoneConnected
  await visitor.openAccount()
  await Promise.all([
    // The phone may be quicker. Then the dialog and its button are gone, and a click would wait for them.
    visitor.disconnect.evaluateAll((buttons: HTMLElement[]) => {
      for (const button of buttons) button.click()
    }),
    phone.disconnect(),
  ])
  await expect(visitor.connectButton).toBeVisible()
  await expect.poll(() => phone.sessions()).toBe(0)
  await connectPhone(visitor, phone)
})

test('a phone that connects in one tab also connects a tab that was already open [7.23]', async ({
  page,
  context,
  world,
  phone,
}) => {
  const here = await visitShop(page, world)
  const there = await visitShop(await context.newPage(), world)
  await expect(there.connectButton).toBeEnabled()
  await connectPhone(here, phone)
  await there.seesAccount()
  expect(phone.requests).toEqual(['connect'])
})

test('two tabs of one page share one session, and its end disconnects both [7.23]', async ({
  context,
  world,
  phone,
  phoneConnected,
}) => {
  const other = new WalletPage(await context.newPage())
  await other.page.goto(world.host.url)
  await other.seesAccount()
  expect(phone.requests).toEqual(['connect'])
  // The relay may not know this tab yet, but the other tab forwards its events.
  await phone.switchChain(10)
  await expect(other.networkButton).toContainText('OP Mainnet')
  await expect(phoneConnected.networkButton).toContainText('OP Mainnet')
  await phone.disconnect()
  await expect(phoneConnected.connectButton).toBeVisible()
  await expect(other.connectButton).toBeVisible()
})

test('a tab without a relay gets the network and the account that the phone chooses [7.23]', async ({
  context,
  world,
  phone,
  phoneConnected,
}) => {
  const deaf = new WalletPage(await context.newPage())
  // The tab's sockets get no answer.
  await deaf.page.routeWebSocket(/^ws:/, () => {})
  await deaf.page.goto(world.host.url)
  await deaf.seesAccount()
  await phone.switchChain(10)
  await expect(deaf.networkButton).toContainText('OP Mainnet')
  await phone.switchAccount('0x90F79bf6EB2c4f870365E785982E1f101E93b906')
  await expect(phoneConnected.accountButton).toContainText('0x90F7…b906')
  await expect(deaf.accountButton).toContainText('0x90F7…b906')
  await phone.switchChain(8453)
  await expect(deaf.networkButton).toContainText('Base')
  await expect(deaf.accountButton).toContainText('0x90F7…b906')
})
