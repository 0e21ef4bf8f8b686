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

test('a mistyped address of a contract is reported to the host before any tap, and a retry replaces the button [5.6]', async ({
  page,
  world,
  expectedNoise,
}) => {
  expectedNoise.push(plainNoise, /Address "0x.*" of chain "Base"/)
  const address = '0xca11bde05977b3631167028862be2a173976cA11'
  const heard = page.waitForEvent('pageerror')
  const visitor = await visitPlain(page, world, withContract(address))
  expect((await heard).message).toContain(
    `Address "${address}" of chain "Base" has an invalid checksum`,
  )
  await expect(visitor.connectButton).toHaveCount(0)
  await expect(page.locator('#wallet').getByRole('button')).toHaveText(
    'Didn’t load. Try again or refresh',
  )
})

test('a chain with a valid address is accepted, and a chain without contracts causes no download', async ({
  page,
  world,
  expectedNoise,
}) => {
  expectedNoise.push(plainNoise)
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/chunks/')) fetched.push(request.url())
  })
  const chunksWith = async (more: Parameters<typeof visitPlain>[2]) => {
    const visitor = await visitPlain(page, world, more)
    await expect(visitor.connectButton).toBeVisible()
    await comeToQuiet(page, world)
    return { visitor, chunks: fetched.splice(0) }
  }
  const bare = await chunksWith({ chains: [base] })
  const address = '0xcA11bde05977b3631167028862bE2a173976CA11'
  const { chunks, visitor } = await chunksWith(withContract(address))
  expect(chunks.length).toBeGreaterThan(bare.chunks.length)
  await visitor.connect()
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

test('nodes with relative URLs are requested from the page’s origin, and the wallet works', async ({
  page,
  world,
  expectedNoise,
}) => {
  expectedNoise.push(plainNoise)
  const node = world.hostSettings().rpcUrls['8453']
  const asked: string[] = []
  await page.context().route('**/rpc', async (route) => {
    asked.push(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: node }) })
  })
  const visitor = await visitPlain(page, world, { rpcUrls: { 8453: '/rpc' } })
  await visitor.connect()
  await expect(visitor.accountButton).toContainText('ETH')
  expect(new Set(asked)).toEqual(new Set([`${world.host.url}/rpc`]))
  // Pending requests to the node would fail the next test.
  await page.close()
  await page.context().unrouteAll({ behavior: 'ignoreErrors' })
})
