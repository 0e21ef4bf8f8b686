import { expect, type Page } from '@playwright/test'
import { testAddress } from '../../host-example/local/chain'
import type { World } from '../../host-example/local/startWorld'
import { copiedBy } from '../fixtures/pages/copiedBy'
import { saveData } from '../fixtures/pages/saveData'
import { visitShop, visitThin, walletWasAsked } from '../fixtures/pages/visit'
import { watchWords } from '../fixtures/pages/watchWords'
import { test } from '../fixtures/test'
import { follow } from './models/follow'
import { outwaitScripts } from './models/outwaitScripts'
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

test('a failure’s report can be copied, and contains no address, key or link, whatever the wallet said [8.9]', async ({
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

test('a wallet that does not answer in time is reported, and connects if it answers later [8.9]', async ({
  page,
  world,
}) => {
  world.changeSettings({ walletTimeoutMs: 1000 })
  const visitor = await chooseSpoilt(page, world, 'hold')
  await expect(visitor.dialog('connect')).toContainText('didn’t respond')
  await expect(visitor.retry).toBeVisible()
  await page.evaluate(() => window.letGo?.())
  await visitor.seesAccount()
})

test('a wallet that answers after the visitor has left the attempt is disconnected [8.9]', async ({
  page,
  world,
}) => {
  world.changeSettings({ walletTimeoutMs: 1000 })
  const visitor = await chooseSpoilt(page, world, 'hold')
  await expect(visitor.dialog('connect')).toContainText('didn’t respond')
  await visitor.close.click()
  await visitor.seesNoDialog()
  await page.evaluate(() => window.letGo?.())
  await expect
    .poll(() => walletWasAsked(page))
    .toContain('wallet_revokePermissions')
  await expect(visitor.connectButton).toBeVisible()
})

test('an SDK that hangs while it loads is reported, and a retry loads it once it is available [8.9]', async ({
  page,
  world,
  phone,
}) => {
  await page.clock.install()
  // With Save-Data, WalletConnect's SDK loads when its wallet is chosen.
  await saveData(page)
  const visitor = await visitShop(page, world)
  // Loads the engine, so that only WalletConnect's own part is missing.
  await visitor.connect()
  await visitor.openAccount()
  await visitor.disconnect.click()
  await visitor.openConnect()
  world.remote.fault(/^\/chunks\//, 'hang')
  await visitor.choose('walletConnect')
  await outwaitScripts(page, world.remote)
  await expect(visitor.dialog('connect')).toContainText('Couldn’t load')
  world.remote.heal()
  await visitor.retry.click()
  await phone.scan(await visitor.readCode())
  await visitor.seesAccount()
})

test('the requests of scripts that hang are cancelled after a timeout, so that a retry loads the scripts [8.9]', async ({
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

test('if the storage is full, the visitor only has to connect again at the next visit [4.27c] [8.9]', async ({
  page,
  world,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('It is full.', 'QuotaExceededError')
    }
  })
  const visitor = await visitShop(page, world)
  await visitor.connect()
  await visitor.openNetwork()
  await visitor.chain(10).click()
  await expect(visitor.networkButton).toContainText('OP Mainnet')
  await visitor.openAccount()
  await visitor.disconnect.click()
  await expect(visitor.connectButton).toBeVisible()
})
