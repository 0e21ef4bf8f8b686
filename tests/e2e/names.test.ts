import { expect } from '@playwright/test'
import { testAddress } from '../../host-example/local/chain'
import { installEns } from '../fixtures/chain/ensStub'
import { visitShop } from '../fixtures/pages/visit'
import { test } from '../fixtures/test'

test.use({ policyFor: ['ENS names', 'ENS avatars'] })

test('without a name service, the name and its picture come from ENS, resolved and verified by the visitor’s own browser', async ({
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
