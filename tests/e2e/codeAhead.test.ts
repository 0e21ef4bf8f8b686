import { expect } from '@playwright/test'
import type { World } from '../../host-example/local/startWorld'
import { makeTrouble, troubleNoise } from '../fixtures/pages/trouble'
import { visitShop } from '../fixtures/pages/visit'
import { test } from '../fixtures/test'
import { comeToQuiet } from './models/comeToQuiet'
import { scriptsWith } from './models/scriptsWith'
import { socketsOf } from './models/socketsOf'
import { plainNoise, visitPlain } from './models/visitPlain'

const sdk = () => scriptsWith('@walletconnect/ethereum-provider')

/** Counts the page's requests for WalletConnect's SDK. */
function sdkRequests({ remote }: World) {
  const script = sdk()
  return () => remote.requests.filter((path) => script.test(path)).length
}

test('WalletConnect’s SDK loads before its wallet is tapped, and opens no connection to a relay', async ({
  page,
  world,
  phone,
}) => {
  const sockets = socketsOf(page)
  const asked = sdkRequests(world)
  const visitor = await visitShop(page, world)
  await visitor.connectButton.hover()
  await comeToQuiet(page, world)
  expect(asked()).toBe(0)
  await visitor.openConnect()
  await expect.poll(asked).toBeGreaterThan(0)
  await comeToQuiet(page, world)
  expect(sockets).toEqual([])
  // From now on, every request hangs.
  world.remote.fault(/./, 'hang')
  await visitor.choose('walletConnect')
  await phone.scan(await visitor.readCode())
  await visitor.seesAccount()
})

test('a failed prefetch of WalletConnect’s SDK is silent, and the tap fetches it again', async ({
  page,
  world,
  phone,
  expectedNoise,
}) => {
  expectedNoise.push(troubleNoise)
  const asked = sdkRequests(world)
  const visitor = await visitShop(page, world)
  await makeTrouble(page, world.remote, sdk(), 'missing')
  await visitor.openConnect()
  await expect.poll(asked).toBeGreaterThan(0)
  await comeToQuiet(page, world)
  await expect(visitor.dialog('connect').getByRole('alert')).toHaveCount(0)
  await expect(visitor.rows.first()).toBeEnabled()
  world.remote.heal()
  await visitor.choose('walletConnect')
  await phone.scan(await visitor.readCode())
  await visitor.seesAccount()
})

test('an installed wallet connects while WalletConnect’s SDK hangs, which a list without phones does not fetch', async ({
  page,
  world,
  expectedNoise,
}) => {
  expectedNoise.push(plainNoise)
  const asked = sdkRequests(world)
  world.remote.fault(sdk(), 'hang')
  let visitor = await visitPlain(page, world, {
    wallets: [{ groupName: 'Ours', wallets: ['coinbase'] }],
  })
  await visitor.openConnect()
  await expect(visitor.wallet('coinbase')).toBeVisible()
  await comeToQuiet(page, world)
  expect(asked()).toBe(0)
  visitor = await visitPlain(page, world)
  await visitor.openConnect()
  await expect.poll(asked).toBeGreaterThan(0)
  await visitor.choose()
  await visitor.seesAccount()
})
