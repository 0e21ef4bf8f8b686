import { expect } from '@playwright/test'
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
