import { expect } from '@playwright/test'
import type { World } from '../../host-example/local/startWorld'
import { saveData } from '../fixtures/pages/saveData'
import { makeTrouble, troubleNoise } from '../fixtures/pages/trouble'
import { visitShop, visitThin } from '../fixtures/pages/visit'
import { testWalletId } from '../fixtures/pages/WalletPage'
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

test('the page of a visitor who saves data fetches WalletConnect’s SDK when its wallet is chosen', async ({
  page,
  world,
  phone,
}) => {
  await saveData(page)
  const asked = sdkRequests(world)
  const visitor = await visitShop(page, world)
  await visitor.openConnect()
  await expect(visitor.rows.first()).toBeVisible()
  await comeToQuiet(page, world)
  expect(asked()).toBe(0)
  await visitor.choose('walletConnect')
  await phone.scan(await visitor.readCode())
  await visitor.seesAccount()
  expect(asked()).toBeGreaterThan(0)
})

test('WalletConnect’s SDK is not fetched if no listed wallet uses it', async ({
  page,
  world,
  expectedNoise,
}) => {
  expectedNoise.push(plainNoise)
  const asked = sdkRequests(world)
  const visitor = await visitPlain(page, world, {
    wallets: [{ groupName: 'Ours', wallets: ['coinbase'] }],
  })
  await visitor.openConnect()
  await expect(visitor.wallet('coinbase')).toBeVisible()
  await comeToQuiet(page, world)
  expect(asked()).toBe(0)
})

test('a dialog that is closed while WalletConnect’s SDK loads opens again, and shows a code', async ({
  page,
  world,
  phone,
}) => {
  const asked = sdkRequests(world)
  const visitor = await visitShop(page, world)
  world.remote.fault(sdk(), 'held')
  await visitor.openConnect()
  await expect.poll(asked).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await visitor.seesNoDialog()
  world.remote.heal()
  await visitor.openConnect()
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

test('an installed wallet connects while WalletConnect’s SDK hangs', async ({
  page,
  world,
}) => {
  const asked = sdkRequests(world)
  const visitor = await visitThin(page, world)
  world.remote.fault(sdk(), 'hang')
  await visitor.openConnect()
  await expect.poll(asked).toBeGreaterThan(0)
  await visitor.choose(testWalletId)
  await visitor.seesAccount()
})
