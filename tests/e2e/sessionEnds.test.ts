import { expect } from '@playwright/test'
import { visitShop } from '../fixtures/pages/visit'
import { connectPhone } from '../fixtures/relay/phoneFixtures'
import { test } from '../fixtures/test'

test('a session whose end a slow relay reports twice ends without an error', async ({
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

test('a page and a phone that disconnect at the same time are both disconnected', async ({
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

test('two tabs of one page share the phone that connects in one of them, its changes, and its end', async ({
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
  // The relay may not know this tab yet, but the other tab forwards its events.
  await phone.switchChain(10)
  await phone.switchAccount('0x90F79bf6EB2c4f870365E785982E1f101E93b906')
  for (const tab of [here, there]) {
    await expect(tab.networkButton).toContainText('OP Mainnet')
    await expect(tab.accountButton).toContainText('0x90F7…b906')
  }
  expect(phone.requests).toEqual(['connect'])
  await phone.disconnect()
  await expect(here.connectButton).toBeVisible()
  await expect(there.connectButton).toBeVisible()
})
