import { expect, type Page } from '@playwright/test'
import { visitShop } from '../fixtures/pages/visit'
import { test } from '../fixtures/test'

/** Counts the page's sockets from now on: their number, and how many were open or opening at the same time. */
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

test('a relay that is down is tried with one socket at a time and reported, a retry connects when it is back, and its loss does not end the session', async ({
  page,
  world,
  relay,
  phone,
  expectedNoise,
}) => {
  // Chromium itself logs a refused connection.
  expectedNoise.push(/WebSocket connection to/)
  // The timeout is long enough for a busy machine to try twice, and to get a code after the retry.
  world.changeSettings({ relayTimeoutMs: 12_000 })
  relay.be('down')
  const sockets = countSockets(page)
  const visitor = await visitShop(page, world)
  await visitor.openConnect()
  await visitor.choose('rainbow')
  await expect.poll(() => sockets.all).toBeGreaterThan(1)
  await expect(visitor.dialog('connect')).toContainText('Couldn’t reach')
  expect(sockets.most).toBe(1)
  relay.heal()
  await visitor.retry.click()
  await phone.scan(await visitor.readCode())
  await visitor.seesAccount()
  relay.be('down')
  await page.getByLabel('Amount in Ether').fill('1')
  await page.getByRole('button', { name: 'Send the gift' }).click()
  await visitor.openAccount()
  await page.keyboard.press('Escape')
  await visitor.seesAccount()
  relay.heal()
  await expect.poll(() => phone.requests).toContain('eth_sendTransaction')
})

test('a relay that accepts everything and answers nothing is reported within the limit, and provides a working QR code once it answers', async ({
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

/** The interval at which the client repeats messages that the relay has not accepted, in milliseconds. */
const heartbeatMs = 5000

test('requests of an offline visitor arrive when the visitor is online again, without an uncaught error', async ({
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
  expect(phone.requests).not.toContain('eth_sendTransaction')
  await context.setOffline(false)
  await expect.poll(() => phone.requests).toContain('eth_sendTransaction')
})
