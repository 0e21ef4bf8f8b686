import { expect } from '@playwright/test'
import type * as Kit from '../../src/host/load'
import { test } from '../parts/worldTest'
import { WalletPage } from './models/WalletPage'

declare global {
  interface Window {
    statuses?: string[]
    unmountWallet?: () => void
  }
}

test('a page without React mounts the button, reads the wallet and lets it go', async ({
  page,
  world,
  expectedNoise,
}) => {
  // Chromium asks for the icon that such a document does not name.
  expectedNoise.push(/Failed to load resource.*404/)
  // A document with nothing in it but a line of text.
  await page.goto(`${world.host.url}/settings.json`)
  await page.evaluate(() => {
    document.body.innerHTML = '<h1>Plain</h1><p id="wallet">'
  })
  const mode = await page.evaluate(
    async ({ remoteUrl, testWallet, rpcUrls, projectId }) => {
      const kit: typeof Kit = await import(`${remoteUrl}/host/load.js`)
      const loaded = await kit.loadWalletdock({
        url: remoteUrl,
        modules: ['./mount', './testWallet'],
      })
      const place = document.querySelector('#wallet')
      if (!loaded.ok) return loaded.failure.message
      if (!place || !testWallet) return 'no place'
      loaded.modules.installTestWallet({
        address: testWallet.address as `0x${string}`,
        rpcUrls,
        chainId: 8453,
      })
      const mounted = loaded.modules.mount(place, {
        appName: 'Plain',
        projectId,
        rpcUrls,
        ensRpcUrl: false,
      })
      window.statuses = [mounted.getSnapshot().status]
      mounted.subscribe(() => {
        window.statuses?.push(mounted.getSnapshot().status)
      })
      window.unmountWallet = mounted.unmount
      return loaded.mode
    },
    world.hostSettings(),
  )
  expect(mode).toBe('isolated')

  const visitor = new WalletPage(page)
  await visitor.connect()
  await expect(visitor.accountButton).toContainText('ETH')
  expect(await page.evaluate(() => window.statuses?.at(-1))).toBe('connected')
  await page.evaluate(() => window.unmountWallet?.())
  await expect(visitor.accountButton).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Plain' })).toBeVisible()
})
