import { expect } from '@playwright/test'
import { visitShop } from '../fixtures/pages/visit'
import { test } from '../fixtures/test'

test('an expired code is reported, and a new one can be requested [D6b]', async ({
  page,
  world,
  phone,
}) => {
  await page.clock.install()
  const visitor = await visitShop(page, world)
  await visitor.openConnect()
  await visitor.choose('rainbow')
  const first = await visitor.readCode()
  await expect(page.getByTestId('wd-time-left')).toHaveText(/Expires in [45]:/)
  await page.clock.fastForward('04:59')
  await expect(visitor.retry).toHaveText('New code')
  await visitor.retry.click()
  const second = await visitor.readCode()
  expect(second).not.toBe(first)
  await phone.scan(second)
  await visitor.seesAccount()
})

test('a code of an abandoned attempt does not connect', async ({
  page,
  world,
  phone,
}) => {
  const visitor = await visitShop(page, world)
  await visitor.openConnect()
  await visitor.choose('rainbow')
  const left = await visitor.readCode()
  await visitor.choose('walletConnect')
  await expect.poll(() => visitor.readCode()).not.toBe(left)
  await phone.scan(left).catch(() => {})
  await expect.poll(() => phone.requests).toEqual(['connect'])
  await phone.scan(await visitor.readCode())
  await visitor.seesAccount()
})
