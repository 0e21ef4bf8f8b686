import { expect } from '@playwright/test'
import { base } from '../../src/chains/base.initial'
import { troubleNoise } from '../fixtures/pages/trouble'
import { test } from '../fixtures/test'
import { comeToQuiet } from './models/comeToQuiet'
import { scriptsWith } from './models/scriptsWith'
import { plainNoise, visitPlain } from './models/visitPlain'

const withContract = (address: string) => ({
  chains: [{ ...base, contracts: { registry: { address } } }] as const,
})

test('a check of addresses that fails to load does not remove the button, and is repeated at the tap', async ({
  page,
  world,
  expectedNoise,
}) => {
  expectedNoise.push(plainNoise, troubleNoise)
  const check = scriptsWith('src/chains/checkChains.ts')
  world.remote.fault(check, 'missing')
  const address = '0xcA11bde05977b3631167028862bE2a173976CA11'
  const visitor = await visitPlain(page, world, withContract(address))
  const asked = () =>
    world.remote.requests.filter((at) => check.test(at)).length
  // The page repeats the request after a while without a tap.
  await expect.poll(asked).toBeGreaterThan(1)
  await comeToQuiet(page, world)
  await expect(visitor.connectButton).toBeVisible()
  world.remote.heal()
  await visitor.connect()
})
