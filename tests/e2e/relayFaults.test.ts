import { expect, type Page } from '@playwright/test'
import { visitShop } from '../fixtures/pages/visit'
import { test } from '../fixtures/test'

test('a relay that is down is told, and a retry finds it when it is back [7.16]', async ({
  page,
  world,
  relay,
  phone,
  expectedNoise,
}) => {
  // Chromium itself logs a connection that was refused.
  expectedNoise.push(/WebSocket connection to/)
  // Long enough for a busy machine to get a code by the retry.
  world.changeSettings({ relayTimeoutMs: 6000 })
  relay.be('down')
  const visitor = await visitShop(page, world)
  await visitor.openConnect()
  await visitor.choose('rainbow')
  await expect(visitor.dialog('connect')).toContainText('Couldn’t reach')
  relay.heal()
  await visitor.retry.click()
  await phone.scan(await visitor.readCode())
  await visitor.seesAccount()
})

/** Counts the page's sockets from now on: all of them, and how many were open or opening at the same time. */
function countSockets(page: Page) {
  const count = { all: 0, now: 0, most: 0 }
  page.on('websocket', (socket) => {
    count.all += 1
    count.now += 1
    count.most = Math.max(count.most, count.now)
    socket.on('close', () => {
      count.now -= 1
    })
  })
  return count
}

test('a relay that stays out of reach is sought by one socket at a time', async ({
  page,
  world,
  relay,
  expectedNoise,
}) => {
  expectedNoise.push(/WebSocket connection to/)
  relay.be('down')
  const sockets = countSockets(page)
  const visitor = await visitShop(page, world)
  await visitor.openConnect()
  await visitor.choose('rainbow')
  await expect.poll(() => sockets.all).toBeGreaterThan(2)
  expect(sockets.most).toBe(1)
})

test('a relay that takes everything and says nothing is told within the limit [7.16]', async ({
  page,
  world,
  relay,
}) => {
  world.changeSettings({ relayTimeoutMs: 2000 })
  relay.be('mute')
  const visitor = await visitShop(page, world)
  await visitor.openConnect()
  await visitor.choose('walletConnect')
  await expect(visitor.retry).toHaveText('New code')
})

test('a relay that has said nothing gives a code that works as soon as it answers', async ({
  page,
  world,
  relay,
  phone,
}) => {
  world.changeSettings({ relayTimeoutMs: 6000 })
  relay.be('mute')
  const visitor = await visitShop(page, world)
  await visitor.openConnect()
  await visitor.choose('walletConnect')
  await expect(visitor.retry).toHaveText('New code')
  relay.heal()
  await visitor.retry.click()
  await phone.scan(await visitor.readCode())
  await visitor.seesAccount()
})

test('a relay that is lost leaves the session alone, and what was asked meanwhile arrives when it is back', async ({
  page,
  world,
  relay,
  phone,
  expectedNoise,
}) => {
  expectedNoise.push(/WebSocket connection to/)
  const visitor = await visitShop(page, world)
  await visitor.openConnect()
  await visitor.choose('rainbow')
  await phone.scan(await visitor.readCode())
  await visitor.seesAccount()
  relay.be('down')
  await page.getByLabel('Amount in Ether').fill('1')
  await page.getByRole('button', { name: 'Send the gift' }).click()
  await visitor.openAccount()
  await page.keyboard.press('Escape')
  await visitor.seesAccount()
  relay.heal()
  await expect.poll(() => phone.asked).toContain('eth_sendTransaction')
})

/** How often the client sends again what the relay has not taken, in milliseconds. */
const heartbeatMs = 5000

test('what is asked while the visitor is offline arrives when they are back, and nothing is uncaught meanwhile', async ({
  page,
  context,
  world,
  relay: _relay,
  phone,
  expectedNoise,
}) => {
  expectedNoise.push(/WebSocket connection to|net::ERR/)
  await page.clock.install()
  const visitor = await visitShop(page, world)
  await visitor.openConnect()
  await visitor.choose('rainbow')
  await phone.scan(await visitor.readCode())
  await visitor.seesAccount()
  await context.setOffline(true)
  await page.getByLabel('Amount in Ether').fill('1')
  await page.getByRole('button', { name: 'Send the gift' }).click()
  await page.clock.runFor(2.5 * heartbeatMs)
  expect(phone.asked).not.toContain('eth_sendTransaction')
  await context.setOffline(false)
  await expect.poll(() => phone.asked).toContain('eth_sendTransaction')
})
