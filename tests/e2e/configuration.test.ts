import { expect } from '@playwright/test'
import { base } from '../../src/chains/base'
import { test } from '../parts/worldTest'
import { plainNoise, visitPlain } from './models/visitPlain'

test('a contract’s address with a letter wrong is told to the host, and no wallet is asked', async ({
  page,
  world,
  expectedNoise,
}) => {
  expectedNoise.push(plainNoise, /Address "0x.*" is invalid/)
  const address = '0xca11bde05977b3631167028862be2a173976cA11'
  const registry = { address }
  const heard = page.waitForEvent('pageerror')
  const visitor = await visitPlain(page, world, {
    chains: [{ ...base, contracts: { registry } }],
  })
  await visitor.openConnect()
  expect((await heard).message).toContain(address)
  await visitor.choose()
  await expect(visitor.retry).toBeVisible()
})
