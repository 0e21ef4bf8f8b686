import { expect, type Page } from '@playwright/test'
import { testAddress } from '../../host-example/local/chain'
import type { HostSettings } from '../../host-example/local/HostSettings'
import type * as Kit from '../../src/host/load'
import { rabby } from '../../src/wallets/more/rabby'
import { walletNames } from '../../src/wallets/WalletChoice.initial'
import { WalletPage } from '../fixtures/pages/WalletPage'
import { test } from '../fixtures/test'
import { testWalletScript } from '../fixtures/wallets/testWalletScript'

/** Runs in a page: mounts a button whose list leads to all other wallets. */
async function mountList({ remoteUrl, ...settings }: HostSettings) {
  document.head.innerHTML =
    '<meta name="viewport" content="width=device-width">'
  document.body.innerHTML = '<h1>Plain</h1><p id="wallet">'
  const kit: typeof Kit = await import(`${remoteUrl}/host/load.js`)
  const url = remoteUrl
  const loaded = await kit.loadWithoutReact({ url, modules: ['./mount'] })
  const place = document.querySelector('#wallet')
  if (!loaded.ok || !place) throw new Error('The wallet did not load.')
  loaded.modules.mount(place, {
    appName: 'Plain',
    projectId: settings.projectId,
    rpcUrls: settings.rpcUrls,
    relayUrl: settings.relayUrl,
    ensRpcUrl: false,
    moreWallets: true,
  })
}

async function search(page: Page, words: string) {
  const field = page.getByTestId('wd-search')
  await field.fill('')
  await field.fill(words)
}

test('the default wallets come first, and all others are found by name below them, and lead to a code or to their download, which ends with a refresh of the page', async ({
  page,
  world,
  relay: _relay,
  expectedNoise,
}) => {
  // Chromium requests the default icon of a document that names none.
  expectedNoise.push(/Failed to load resource.*404/)
  const { rpcUrls } = world.hostSettings()
  await page.addInitScript(
    await testWalletScript({
      address: testAddress,
      rpcUrls,
      chainId: 8453,
      rdns: 'io.zerion.wallet',
      name: 'Zerion',
    }),
  )
  await page.goto(`${world.host.url}/settings.json`)
  await page.evaluate(mountList, world.hostSettings())
  const visitor = new WalletPage(page)
  await visitor.openConnect()
  await expect(visitor.wallet('rabby')).toHaveCount(0)
  const more = page.getByTestId('wd-more-wallets')
  await more.click()
  await expect(visitor.wallet('oneInch')).toBeVisible()
  await expect(more).toHaveCount(0)
  const ids = await visitor.rows.evaluateAll((rows) =>
    rows.map((row) => row.getAttribute('data-testid')),
  )
  const offered = walletNames.map((name) => `wd-wallet-${name}`)
  expect(ids).toEqual(expect.arrayContaining(offered))
  expect(ids.length).toBeGreaterThan(offered.length)

  await search(page, 'zerion')
  await expect(visitor.rows).toHaveCount(1)
  await expect(visitor.rows.locator('img')).toHaveAttribute('src', /^data:/)
  await search(page, 'trust')
  await visitor.choose('trust')
  expect(await visitor.readCode()).toMatch(/^wc:/)
  await search(page, 'rabby')
  await visitor.choose('rabby')
  const dialog = visitor.dialog('connect')
  await expect(dialog).toContainText('Get Rabby')
  const store = dialog.getByRole('link', { name: /^Add to/ })
  await expect(store).toHaveAttribute('href', new RegExp(`/${rabby.chrome}$`))
  await store.click()
  await Promise.all([
    page.waitForEvent('load'),
    dialog.getByRole('button', { name: 'Refresh now' }).click(),
  ])
})
