import { expect, type Page } from '@playwright/test'
import { testAddress } from '../../host-example/local/chain'
import type { World } from '../../host-example/local/startWorld'
import { copiedBy } from '../fixtures/pages/copiedBy'
import { saveData } from '../fixtures/pages/saveData'
import { visitShop, visitThin } from '../fixtures/pages/visit'
import { watchWords } from '../fixtures/pages/watchWords'
import { test } from '../fixtures/test'
import { comeToQuiet } from './models/comeToQuiet'
import { follow } from './models/follow'
import { outwaitScripts } from './models/outwaitScripts'
import { scriptsWith } from './models/scriptsWith'
import { type Spoilt, spoilWallets } from './models/spoilWallets'

const questions = ['wallet_requestPermissions', 'eth_requestAccounts']

/** Opens the page and chooses a wallet that answers the connect request as the test wants. */
async function chooseSpoilt(page: Page, world: World, answer: Spoilt) {
  await page.addInitScript(spoilWallets)
  const visitor = await visitShop(page, world)
  await expect(visitor.connectButton).toBeVisible()
  await page.evaluate(
    ([methods, spoilt]) => {
      window.spoilt = Object.fromEntries(
        methods.map((method) => [method, spoilt]),
      )
    },
    [questions, answer] as const,
  )
  await visitor.openConnect()
  await visitor.choose()
  return visitor
}

test('a failure’s report can be copied, and contains no address, key or link, whatever the wallet said', async ({
  page,
  world,
}) => {
  const { rpcUrls, projectId, nameService } = world.hostSettings()
  const visitor = await chooseSpoilt(page, world, {
    code: 4100,
    message: `${testAddress} is not let in at ${rpcUrls['8453']}?key=${projectId}, see https://rpc.example/v2/abcdef`,
  })
  await expect(visitor.dialog('connect')).toContainText(
    'Lost connection to Test Wallet',
  )
  const copy = page.getByTestId('wd-copy-report')
  // The confirmation is shown for 1500 ms.
  await page.evaluate(watchWords, 'wd-copy-report')
  const report = await copiedBy(page, () => copy.click())
  await expect
    .poll(() => page.evaluate(() => window.seenWords))
    .toContain('Report copied')
  expect(report.split('\n')).toEqual([
    expect.stringMatching(/^Walletdock \d+\.\d+\.\d+, contract \d+\.\d+\.\d+$/),
    'Asked: connect',
    'Wallet: Test Wallet (dev.walletdock.test)',
    'Chain: Base (8453)',
    'Failure: connection-lost, code 4100',
  ])
  for (const secret of [
    testAddress,
    projectId,
    nameService?.apiKey ?? 'no key',
    rpcUrls['8453'],
    '://',
  ])
    expect(report).not.toContain(secret)
  await expect(copy).toHaveText('Copy report')
})

test('with Save-Data, the SDK of a wallet loads when the wallet is chosen, and is reported and fetched again if it hangs', async ({
  page,
  world,
  phone,
}) => {
  await page.clock.install()
  await saveData(page)
  const visitor = await visitShop(page, world)
  // Loads the engine, so that only WalletConnect's own part is missing.
  await visitor.connect()
  await visitor.openAccount()
  await visitor.disconnect.click()
  await visitor.openConnect()
  await comeToQuiet(page, world)
  const sdk = scriptsWith('@walletconnect/ethereum-provider')
  expect(world.remote.requests.filter((path) => sdk.test(path))).toEqual([])
  world.remote.fault(/^\/chunks\//, 'hang')
  await visitor.choose('walletConnect')
  await outwaitScripts(page, world.remote)
  await expect(visitor.dialog('connect')).toContainText('Couldn’t load')
  world.remote.heal()
  await visitor.retry.click()
  await phone.scan(await visitor.readCode())
  await visitor.seesAccount()
})

test('the requests of scripts that hang are cancelled after a timeout, so that a retry loads the scripts', async ({
  page,
  world,
  browserName,
}) => {
  // With Save-Data, the scripts are not prefetched before the tap.
  await saveData(page, browserName)
  const visitor = await visitThin(page, world)
  await expect(visitor.connectButton).toBeEnabled()
  world.remote.fault(/^\/chunks\//, 'hang')
  await visitor.connectButton.click()
  await expect.poll(() => world.remote.hanging.size).toBeGreaterThan(1)
  await expect(visitor.connectButton).toContainText('Didn’t load')
  await expect.poll(() => world.remote.hanging.size).toBe(0)
  world.remote.heal()
  await visitor.connect()
})

test('a tap after the origin hung loads the later parts from the mirror', async ({
  page,
  world,
  site,
  browserName,
}) => {
  // Without Save-Data, the later parts are prefetched before the tap.
  await saveData(page, browserName)
  await page.clock.install()
  const fallbackUrls = [site.second.url]
  const visitor = await follow(page, world, site, { fallbackUrls })
  await expect(visitor.connectButton).toBeEnabled()
  site.first.fault(/^\/releases\/.*\/chunks\//, 'hang')
  await visitor.connectButton.click()
  await outwaitScripts(page, site.first)
  await expect(visitor.connectButton).toContainText('Didn’t load')
  await visitor.connect()
  expect(site.second.requests.join()).toContain('/chunks/')
})
