import { expect } from '@playwright/test'
import { testAddress } from '../../host-example/local/chain'
import { testName } from '../../host-example/local/nameService'
import { installEns } from '../fixtures/chain/ensStub'
import { visitShop } from '../fixtures/pages/visit'
import { test } from '../fixtures/test'

test.use({ policyFor: ['a `nameService`'] })

test('a slow name service leaves the address shown until its answer arrives [7.12]', async ({
  page,
  world,
}) => {
  world.names.answer('held')
  const visitor = await visitShop(page, world)
  await visitor.connect()
  await expect.poll(() => world.names.requests.length).toBe(1)
  await expect(visitor.accountButton).toContainText('0xf39F')
  world.names.answer('ok')
  await expect(visitor.accountButton).toContainText(testName)
})

for (const answer of ['401', '429', '500', 'html', 'hang'] as const)
  test(`a name service that answers ${answer} leaves the address shown, and is queried again by the next page [7.12]`, async ({
    page,
    world,
    expectedNoise,
  }) => {
    expectedNoise.push(/Failed to load resource.*(401|429|500)/)
    world.names.answer(answer)
    const visitor = await visitShop(page, world)
    await visitor.connect()
    // The page repeats the request after an invalid answer, but waits for a service that hangs.
    const times = answer === 'hang' ? 1 : 2
    await expect.poll(() => world.names.requests.length).toBe(times)
    await expect(visitor.accountButton).toContainText('0xf39F')
    await visitor.openAccount()
    await expect(visitor.dialog('account')).toContainText('0xf39F')
    await expect(visitor.dialog('account')).toContainText('ETH on Base')
    await visitor.close.click()
    await visitor.openNetwork()
    await visitor.chain(10).click()
    await expect(visitor.networkButton).toContainText('OP Mainnet')
    world.names.heal()
    await page.reload()
    await expect(visitor.accountButton).toContainText(testName)
  })

test('a resolved name is shown after a reload without another request [7.12b]', async ({
  page,
  world,
}) => {
  const visitor = await visitShop(page, world)
  await visitor.connect()
  await expect(visitor.accountButton).toContainText(testName)
  expect(world.names.requests).toHaveLength(1)
  world.names.answer('500')
  await page.reload()
  await expect(visitor.accountButton).toContainText(testName)
  expect(world.names.requests).toHaveLength(1)
})

test.describe('without a name service', () => {
  test.use({ policyFor: ['ENS names', 'ENS avatars'] })

  test('the name and its picture come from ENS, resolved and verified by the visitor’s own browser', async ({
    page,
    world,
  }) => {
    const [, rpcUrl] = Object.values(world.hostSettings().rpcUrls)
    if (!rpcUrl) throw new Error('there is no chain to put ENS on')
    const cid = `Qm${'a'.repeat(44)}`
    await installEns(rpcUrl, {
      name: 'grace.eth',
      address: testAddress,
      text: `ipfs://${cid}`,
    })
    await page.route('https://ipfs.io/**', (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        headers: { 'access-control-allow-origin': '*' },
        body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      }),
    )
    // No other directive of the policy allows this origin.
    const ensRpcUrl = rpcUrl.replace('127.0.0.1', 'localhost')
    world.changeSettings({ nameService: null, ensRpcUrl })
    const visitor = await visitShop(page, world)
    await visitor.connect()
    await expect(visitor.accountButton).toContainText('grace.eth')
    await expect(visitor.accountButton.locator('img')).toHaveAttribute(
      'src',
      `https://ipfs.io/ipfs/${cid}`,
    )
    await visitor.openAccount()
    await expect(visitor.dialog('account')).toContainText('grace.eth')
    expect(world.names.requests).toEqual([])
  })

  test('the ENS name is read from the page’s own mainnet node', async ({
    page,
    world,
  }) => {
    const { rpcUrls } = world.hostSettings()
    const [, mainnetUrl] = Object.values(rpcUrls)
    if (!mainnetUrl) throw new Error('there is no chain to put ENS on')
    await installEns(mainnetUrl, { name: 'grace.eth', address: testAddress })
    world.changeSettings({
      nameService: null,
      ensRpcUrl: undefined,
      rpcUrls: { ...rpcUrls, 1: mainnetUrl },
    })
    const visitor = await visitShop(page, world)
    await visitor.connect()
    await expect(visitor.accountButton).toContainText('grace.eth')
  })
})
