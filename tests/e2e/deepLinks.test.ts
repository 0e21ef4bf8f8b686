import { expect, type Page } from '@playwright/test'
import type { HostSettings } from '../../host-example/local/HostSettings'
import type * as Kit from '../../src/host/load'
import { WalletPage } from '../fixtures/pages/WalletPage'
import { test } from '../fixtures/test'
import { watchApps } from './models/watchApps'

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

/** Mounts two wallets of the host: one whose links run script, and one with its own app. */
async function mountWallets(page: Page, settings: HostSettings) {
  await page.evaluate(async ({ remoteUrl, projectId, rpcUrls, ...relay }) => {
    document.head.innerHTML =
      '<meta name="viewport" content="width=device-width">'
    document.body.innerHTML = '<h1>Plain</h1><p id="wallet">'
    const kit: typeof Kit = await import(`${remoteUrl}/host/load.js`)
    const url = remoteUrl
    const loaded = await kit.loadWalletdock({ url, modules: ['./mount'] })
    const place = document.querySelector('#wallet')
    if (!loaded.ok || !place) throw new Error('The wallet did not load.')
    const script = 'javascript:window.hit=1'
    const common = { iconUrl: '', iconBackground: '#fff' }
    const { mount } = loaded.modules
    mount(place, {
      appName: 'Plain',
      projectId,
      rpcUrls,
      ensRpcUrl: false,
      relayUrl: relay.relayUrl,
      wallets: [
        {
          groupName: 'Popular',
          wallets: [
            {
              ...common,
              id: 'crafted',
              name: 'Crafted',
              appScheme: 'javascript',
              transports: ['walletConnect'],
              downloadUrls: {
                ios: script,
                qrCode: script,
                chrome: script,
                desktop: script,
              },
              toQrUri: () => script,
              toMobileUri: () => script,
            },
            {
              ...common,
              id: 'acme',
              name: 'Acme',
              appScheme: 'acme',
              transports: ['walletConnect'],
              toMobileUri: (uri) => `acme://wc?uri=${encodeURIComponent(uri)}`,
            },
          ],
        },
      ],
    })
  }, settings)
}

test.describe('on a phone [D31]', () => {
  test.use({
    userAgent: iPhone,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })

  test('a wallet’s own scheme opens its app, and a link that would run script is ignored', async ({
    page,
    world,
    relay: _relay,
    expectedNoise,
  }) => {
    // Chromium requests the default icon of a document that names none.
    expectedNoise.push(/Failed to load resource.*404/)
    const apps = await watchApps(page)
    await page.goto(`${world.host.url}/settings.json`)
    await mountWallets(page, world.hostSettings())
    const visitor = new WalletPage(page)
    await visitor.openConnect()
    await visitor.seesReadyApp('acme')
    await visitor.choose('acme')
    await expect
      .poll(() => apps.links)
      .toEqual([expect.stringMatching(/^acme:\/\/wc\?uri=wc%3A/)])
    const link = page.getByTestId('wd-open-wallet')
    await expect(link).toHaveAttribute('href', /^acme:\/\/wc\?uri=wc%3A/)
    await page.getByTestId('wd-back').click()
    await visitor.choose('crafted')
    await expect(link).toHaveAttribute('href', /^wc:/)
    await link.tap()
    await expect.poll(() => apps.links.at(-1)).toMatch(/^wc:/)
    await expect(link).toBeVisible()
    await expect(page.locator('a[href^="javascript" i]')).toHaveCount(0)
    expect(await page.evaluate(() => Reflect.get(window, 'hit'))).toBe(
      undefined,
    )
  })
})

test('on a desktop, the code of a wallet is the pairing link itself, and a link that would run script is not offered [D31]', async ({
  page,
  world,
  relay: _relay,
  expectedNoise,
}) => {
  expectedNoise.push(/Failed to load resource.*404/)
  await page.goto(`${world.host.url}/settings.json`)
  await mountWallets(page, world.hostSettings())
  const visitor = new WalletPage(page)
  await visitor.openConnect()
  await visitor.choose('crafted')
  await visitor.readCode()
  const dialog = visitor.dialog('connect')
  await expect(dialog.getByRole('button', { name: /^Get/ })).toHaveCount(0)
  await expect(dialog.locator('a[href^="javascript" i]')).toHaveCount(0)
})
