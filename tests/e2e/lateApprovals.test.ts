import { expect, type Page } from '@playwright/test'
import type { World } from '../../host-example/local/startWorld'
import { visitShop } from '../fixtures/pages/visit'
import { connectPhone } from '../fixtures/relay/phoneFixtures'
import type { WalletPeer } from '../fixtures/relay/walletPeer'
import { test } from '../fixtures/test'

test('a slow phone can answer for as long as its code is valid [7.21]', async ({
  page,
  world,
  phone,
}) => {
  await page.clock.install()
  const visitor = await scanWithoutAnswer(page, world, phone)
  await page.clock.fastForward('04:00')
  await expect(page.getByTestId('wd-time-left')).toBeVisible()
  await phone.approveLate()
  await visitor.seesAccount()
})

test('the approval of an expired code does not connect the visitor, and the next code does [7.21]', async ({
  page,
  world,
  phone,
}) => {
  await page.clock.install()
  const visitor = await scanWithoutAnswer(page, world, phone)
  await page.clock.fastForward('04:59')
  await expect(visitor.retry).toHaveText('New code')
  // The page does not answer this approval, so the phone waits for longer than this test.
  phone.approveLate().catch(() => {})
  await expect.poll(() => phone.sessions()).toBe(1)
  await expect(visitor.retry).toHaveText('New code')
  phone.answer('approve')
  await visitor.retry.click()
  await phone.scan(await visitor.readCode())
  await visitor.seesAccount()
})

test('an approval after the visitor has closed the dialog does not connect [7.21]', async ({
  page,
  world,
  phone,
}) => {
  const visitor = await scanWithoutAnswer(page, world, phone)
  await visitor.close.click()
  await visitor.seesNoDialog()
  phone.approveLate().catch(() => {})
  await expect.poll(() => phone.sessions()).toBe(1)
  phone.answer('approve')
  await connectPhone(visitor, phone)
  expect(phone.requests).toEqual(['connect', 'connect'])
})

/** Scans the code of the sample host with a phone that does not answer yet. */
async function scanWithoutAnswer(page: Page, world: World, phone: WalletPeer) {
  phone.answer('silent')
  const visitor = await visitShop(page, world)
  await visitor.openConnect()
  await visitor.choose('rainbow')
  await phone.scan(await visitor.readCode())
  await expect.poll(() => phone.requests).toEqual(['connect'])
  return visitor
}
