import { expect } from '@playwright/test'
import type { World } from '../../host-example/local/startWorld'
import { base } from '../../src/data/chains/base'
import { saveData } from '../fixtures/pages/saveData'
import { visitShop, visitThin } from '../fixtures/pages/visit'
import { test } from '../fixtures/test'
import { comeToQuiet } from './models/comeToQuiet'
import { follow } from './models/follow'
import { scriptsWith } from './models/scriptsWith'
import { socketsOf } from './models/socketsOf'
import { plainNoise, visitPlain } from './models/visitPlain'

/** Messages that browsers themselves write about files that fail. */
const troubleNoise = /Failed to load resource|net::ERR|MIME type|integrity/

test('when the connected button’s own part fails to load, a plain button replaces it, and is complete after one tap', async ({
  page,
  world,
  expectedNoise,
}) => {
  expectedNoise.push(/Failed to load resource|net::ERR|ERR_/)
  const visitor = await visitThin(page, world)
  await visitor.connect()
  await page.route(scriptsWith('src/views/button/Connected.tsx'), (route) =>
    route.abort(),
  )
  await page.reload()
  await expect(visitor.accountButton).toContainText('0xf39F')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await visitor.openAccount()
  await expect(visitor.dialog('account')).toContainText('ETH')
  await page.keyboard.press('Escape')
  await expect(visitor.networkButton).toContainText('Base')
  await expect(visitor.accountButton).toContainText('ETH')
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

test('a check of addresses that fails to load does not remove the button', async ({
  page,
  world,
  expectedNoise,
}) => {
  expectedNoise.push(plainNoise, troubleNoise)
  const check = scriptsWith('src/data/chains/checkChecksums.ts')
  world.remote.fault(check, 'missing')
  const address = '0xcA11bde05977b3631167028862bE2a173976CA11'
  const contracts = { registry: { address } } as const
  const visitor = await visitPlain(page, world, {
    chains: [{ ...base, contracts }],
  })
  const asked = () =>
    world.remote.requests.filter((at) => check.test(at)).length
  await expect.poll(asked).toBeGreaterThan(1)
  await comeToQuiet(page, world)
  await expect(visitor.connectButton).toBeVisible()
  world.remote.heal()
  await visitor.connect()
})

for (const [what, files] of [
  ['a part', /^\/chunks\/.*\.js$/],
  ['the table of hashes', /integrity\..*\.json$/],
] as const)
  test(`a byte changed in ${what} is refused and reported, and a retry recovers`, {
    tag: what === 'a part' ? '@engines' : [],
  }, async ({ page, world, expectedNoise, browserName }) => {
    expectedNoise.push(/integrity/, /ERR_/)
    // With Save-Data, the files are not prefetched before the tap.
    await saveData(page, browserName)
    const visitor = await visitThin(page, world)
    await expect(visitor.connectButton).toBeEnabled()
    world.remote.fault(files, 'tampered')
    await visitor.connectButton.click()
    await expect(visitor.connectButton).toContainText(/didn’t load/i)
    world.remote.heal()
    await visitor.connect()
  })

test('scripts that a cache returns damaged are fetched again without a click', async ({
  page,
  world,
  expectedNoise,
}) => {
  expectedNoise.push(troubleNoise)
  await saveData(page)
  const visitor = await visitThin(page, world)
  await expect(visitor.connectButton).toBeEnabled()
  // A cache or a service worker has no answer for the new URL of the second request.
  let damaged = 0
  await page.route(/\/chunks\/[^?]*\.js$/, (route) => {
    damaged += 1
    return route.fulfill({
      body: 'void function () {',
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
    })
  })
  await visitor.connect()
  await visitor.openAccount()
  expect(damaged).toBeGreaterThan(3)
})

test('an open page whose release is removed loads its files from another origin of its list', async ({
  page,
  world,
  site,
  expectedNoise,
}) => {
  expectedNoise.push(troubleNoise)
  await saveData(page)
  const visitor = await follow(page, world, site, {
    fallbackUrls: [site.second.url],
  })
  await expect(visitor.connectButton).toBeEnabled()
  site.first.fault(/./, 'missing')
  await visitor.connect()
  await visitor.openAccount()
  expect(site.second.requests.length).toBeGreaterThan(3)
})

test('every script of the whole journey has its hash, and no file is fetched twice', {
  tag: ['@engines', '@journey'],
}, async ({ page, world }) => {
  await page.addInitScript(() => {
    const seen: [string, string][] = []
    Object.assign(globalThis, { seen })
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes)
          if (node instanceof HTMLScriptElement && node.src)
            seen.push([node.src, node.integrity])
    }).observe(document, { childList: true, subtree: true })
  })
  const visitor = await visitThin(page, world)
  await visitor.connect()
  await visitor.openAccount()
  const seen = await page.evaluate<[string, string][]>('seen')
  const ours = seen.filter(([src]) => src.startsWith(world.remote.url))
  expect(ours.length).toBeGreaterThan(8)
  expect(ours.filter(([, integrity]) => !integrity)).toEqual([])
  const { requests: asked } = world.remote
  expect(asked.filter((path, at) => asked.indexOf(path) !== at)).toEqual([])
})

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
  world.remote.fault(sdk(), 'missing')
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
