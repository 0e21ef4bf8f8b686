import { expect } from '@playwright/test'
import { connectPhone, test } from './models/phoneConnected'
import { visitShop } from './models/visit'
import { WalletPage } from './models/WalletPage'

test('a session that the phone ended while the page was closed is over when it opens', async ({
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

test('a session whose end is heard twice, by a relay that is slow, ends without an error', async ({
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

test('page and phone that leave at the same time both have left', async ({
  phone,
  phoneConnected,
}) => {
  const visitor = phoneConnected
  await visitor.openAccount()
  await Promise.all([
    // The phone may be quicker: then the dialog has gone with its button, and nothing waits for it.
    visitor.disconnect.evaluateAll((buttons: HTMLElement[]) => {
      for (const button of buttons) button.click()
    }),
    phone.disconnect(),
  ])
  await expect(visitor.connectButton).toBeVisible()
  await expect.poll(() => phone.sessions()).toBe(0)
  await connectPhone(visitor, phone)
})

test('a phone that connects one tab has connected another that was open before', async ({
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
  expect(phone.asked).toEqual(['connect'])
})

test('two tabs of one page have one session, and both hear of its end', async ({
  context,
  world,
  phone,
  phoneConnected,
}) => {
  const other = new WalletPage(await context.newPage())
  await other.page.goto(world.host.url)
  await other.seesAccount()
  expect(phone.asked).toEqual(['connect'])
  // A tab that has just opened hears the phone once the relay knows it, and nobody tells when that is.
  await expect(async () => {
    await phone.switchChain(10)
    await expect(other.networkButton).toContainText('OP Mainnet', {
      timeout: 3000,
    })
  }).toPass()
  await expect(phoneConnected.networkButton).toContainText('OP Mainnet')
  await phone.disconnect()
  await expect(phoneConnected.connectButton).toBeVisible()
  await expect(other.connectButton).toBeVisible()
})
