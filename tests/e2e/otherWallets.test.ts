import { expect, type Page } from '@playwright/test'
import { testAddress } from '../../host-example/local/chain'
import type { HostSettings } from '../../host-example/local/HostSettings'
import type * as Kit from '../../src/host/load'
import { rabby } from '../../src/wallets/more/rabby'
import { walletNames } from '../../src/wallets/WalletChoice.initial'
import { WalletPage } from '../fixtures/pages/WalletPage'
import { test as base } from '../fixtures/test'
import { testWalletScript } from '../fixtures/wallets/testWalletScript'
import { watchApps } from './models/watchApps'

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

type Given = HostSettings & { readonly named?: readonly 'zerion'[] }

/** Runs in a page: mounts a button whose list leads to all other wallets, or contains the named ones. */
async function mountList({ remoteUrl, named, ...settings }: Given) {
  document.head.innerHTML =
    '<meta name="viewport" content="width=device-width">'
  document.body.innerHTML = '<h1>Plain</h1><p id="wallet">'
  const kit: typeof Kit = await import(`${remoteUrl}/host/load.js`)
  const url = remoteUrl
  const loaded = await kit.loadWalletdock({ url, modules: ['./mount'] })
  const place = document.querySelector('#wallet')
  if (!loaded.ok || !place) throw new Error('The wallet did not load.')
  loaded.modules.mount(place, {
    appName: 'Plain',
    projectId: settings.projectId,
    rpcUrls: settings.rpcUrls,
    relayUrl: settings.relayUrl,
    ensRpcUrl: false,
    ...(named ? { wallets: named } : { moreWallets: true }),
  })
}

const test = base.extend<{
  visit: (named?: readonly 'zerion'[]) => Promise<WalletPage>
}>({
  visit: async ({ page, world, relay: _, expectedNoise }, use) => {
    // Chromium requests the default icon of a document that names none.
    expectedNoise.push(/Failed to load resource.*404/)
    await use(async (named) => {
      await page.goto(`${world.host.url}/settings.json`)
      await page.evaluate(mountList, {
        ...world.hostSettings(),
        ...(named && { named }),
      })
      return new WalletPage(page)
    })
  },
})

/** Announces a wallet in this page as Zerion's extension does. */
async function installZerion(page: Page, rpcUrls: HostSettings['rpcUrls']) {
  await page.addInitScript(
    await testWalletScript({
      address: testAddress,
      rpcUrls,
      chainId: 8453,
      rdns: 'io.zerion.wallet',
      name: 'Zerion',
    }),
  )
}

async function openOthers(page: Page, visitor: WalletPage) {
  await visitor.openConnect()
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await expect(visitor.wallet('rabby')).toHaveCount(0)
  const more = page.getByTestId('wd-more-wallets')
  await expect(more).toHaveText('Other wallets')
  await more.click()
  await expect(visitor.wallet('oneInch')).toBeVisible()
  await expect(more).toHaveCount(0)
  expect(scripts.some((url) => /\/chunks\/.*\.js/.test(url))).toBe(true)
}

async function search(page: Page, words: string) {
  const field = page.getByTestId('wd-search')
  await field.fill('')
  await field.fill(words)
}

test('the default wallets come first, and all others are below them, with their marks, and are found by name', async ({
  page,
  visit,
}) => {
  const visitor = await visit()
  await openOthers(page, visitor)
  const ids = await visitor.rows.evaluateAll((rows) =>
    rows.map((row) => row.getAttribute('data-testid')),
  )
  const offered = walletNames.map((name) => `wd-wallet-${name}`)
  const first = ids.slice(0, offered.length)
  expect(first.toSorted()).toEqual(offered.toSorted())
  expect(ids.length).toBeGreaterThan(offered.length)
  for (const name of ['uniswap', 'OKX', 'io.rabby']) {
    await search(page, name)
    await expect(visitor.rows).toHaveCount(1)
    await expect(visitor.rows.locator('img')).toHaveAttribute('src', /^data:/)
  }
})

test('an announced wallet is listed once among the others, and connects', async ({
  page,
  visit,
  world,
}) => {
  await installZerion(page, world.hostSettings().rpcUrls)
  const visitor = await visit()
  await openOthers(page, visitor)
  await search(page, 'zerion')
  await expect(visitor.rows).toHaveCount(1)
  await visitor.choose('io.zerion.wallet')
  await visitor.seesAccount()
})

test('a wallet that a host names and that announces itself is listed once, and connects', async ({
  page,
  visit,
  world,
}) => {
  await installZerion(page, world.hostSettings().rpcUrls)
  const visitor = await visit(['zerion'])
  await visitor.openConnect()
  await expect(visitor.rows).toHaveCount(1)
  await visitor.choose('zerion')
  await visitor.seesAccount()
})

test('a wallet that is not installed leads to the instructions to get it, and a wallet on a phone leads to its QR code', async ({
  page,
  visit,
}) => {
  const visitor = await visit()
  await openOthers(page, visitor)
  await search(page, 'rabby')
  await visitor.choose('rabby')
  const dialog = visitor.dialog('connect')
  await expect(dialog).toContainText('Get Rabby')
  await expect(dialog.getByRole('link', { name: /^Add to/ })).toHaveAttribute(
    'href',
    new RegExp(`/${rabby.chrome}$`),
  )
  await search(page, 'trust')
  await visitor.choose('trust')
  expect(await visitor.readCode()).toMatch(/^wc:/)
})

test.describe('on a phone', () => {
  test.use({
    userAgent: iPhone,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })

  test('a wallet among the others opens its own app', async ({
    page,
    visit,
  }) => {
    const apps = await watchApps(page)
    const visitor = await visit()
    await openOthers(page, visitor)
    await search(page, 'trust')
    await visitor.seesReadyApp('trust')
    await visitor.choose('trust')
    await expect
      .poll(() => apps.links)
      .toEqual([expect.stringMatching(/^trust:\/\/wc\?uri=wc%3A/)])
  })
})
