import { expect, type Page } from '@playwright/test'
import { visitShop } from '../fixtures/pages/visit'
import { connectPhone } from '../fixtures/relay/phoneFixtures'
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
