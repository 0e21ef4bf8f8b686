import { expect } from '@playwright/test'
import { base } from '../../src/chains/base'
import { test } from '../parts/worldTest'
import { plainNoise, visitPlain } from './models/visitPlain'

const withContract = (address: string) => ({
  chains: [{ ...base, contracts: { registry: { address } } }] as const,
})

test('a contract’s address with a letter wrong is told to the host before anybody taps, and the button goes', async ({
  page,
  world,
  expectedNoise,
}) => {
  expectedNoise.push(plainNoise, /Address "0x.*" of chain "Base"/)
  const address = '0xca11bde05977b3631167028862be2a173976cA11'
  const heard = page.waitForEvent('pageerror')
  const visitor = await visitPlain(page, world, withContract(address))
  expect((await heard).message).toContain(
    `Address "${address}" of chain "Base" has a wrong checksum`,
  )
  await expect(visitor.connectButton).toHaveCount(0)
  expect(await page.locator('#wallet').innerHTML()).toBe('')
})

test('an address with its checksum is taken, and one in small letters costs no download', async ({
  page,
  world,
  expectedNoise,
}) => {
  expectedNoise.push(plainNoise)
  const address = '0xcA11bde05977b3631167028862bE2a173976CA11'
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/chunks/')) fetched.push(request.url())
  })
  const chunksWith = async (given: string) => {
    const visitor = await visitPlain(page, world, withContract(given))
    await expect(visitor.connectButton).toBeVisible()
    await page.waitForLoadState('networkidle')
    return fetched.splice(0)
  }
  const small = await chunksWith(address.toLowerCase())
  const withChecksum = await chunksWith(address)
  expect(withChecksum.length).toBeGreaterThan(small.length)
  const visitor = await visitPlain(page, world, withContract(address))
  await visitor.connect()
})
