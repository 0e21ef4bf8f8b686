import { expect } from '@playwright/test'
import { testName } from '../parts/nameService'
import { test } from '../parts/worldTest'
import { visitShop } from './models/visit'

test('a name service that is slow leaves the address shown until its answer is here', async ({
  page,
  world,
}) => {
  world.names.answer('slow')
  const visitor = await visitShop(page, world)
  await visitor.connect()
  await expect(visitor.accountButton).toContainText('0xf39F')
  await expect(visitor.accountButton).toContainText(testName)
})

test('a name service that is overrun leaves the address shown, and is asked anew by the next page', async ({
  page,
  world,
  expectedNoise,
}) => {
  expectedNoise.push(/Failed to load resource.*429/)
  world.names.answer('429')
  const visitor = await visitShop(page, world)
  await visitor.connect()
  await expect.poll(() => world.names.asked.length).toBe(2)
  await expect(visitor.accountButton).toContainText('0xf39F')
  world.names.heal()
  await page.reload()
  await expect(visitor.accountButton).toContainText(testName)
})

test('a name that was found is there after a reload, and nobody is asked for it again', async ({
  page,
  world,
}) => {
  const visitor = await visitShop(page, world)
  await visitor.connect()
  await expect(visitor.accountButton).toContainText(testName)
  expect(world.names.asked).toHaveLength(1)
  world.names.answer('500')
  await page.reload()
  await expect(visitor.accountButton).toContainText(testName)
  expect(world.names.asked).toHaveLength(1)
})
