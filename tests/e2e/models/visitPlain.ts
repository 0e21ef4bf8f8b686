import { expect, type Page } from '@playwright/test'
import type { World } from '../../../host-example/local/startWorld'
import type * as Kit from '../../../src/kit/load'
import type { WalletdockConfig } from '../../../src/remote/exposes/WalletProvider'
import type { Mounted } from '../../../src/remote/page/mount'
import { WalletPage } from '../../fixtures/pages/WalletPage'

declare global {
  interface Window {
    mounted?: Mounted
  }
}

/** Chromium requests the default icon of a document that names none. */
export const plainNoise = /Failed to load resource.*404/

/** Opens a document without React that has a line of text, and mounts only the button in it. */
export async function visitPlain(
  page: Page,
  world: World,
  more: Partial<WalletdockConfig> = {},
) {
  await page.goto(`${world.host.url}/settings.json`)
  await page.evaluate(() => {
    document.body.innerHTML = '<h1>Plain</h1><p id="wallet">'
  })
  const settings = { ...world.hostSettings(), more }
  const mode = await page.evaluate(mountButton, settings)
  expect(mode).toBe('isolated')
  return new WalletPage(page)
}

type Given = ReturnType<World['hostSettings']> & {
  readonly more: Partial<WalletdockConfig>
}

/** Runs in the page. */
async function mountButton({
  remoteUrl,
  testWallet,
  more,
  ...settings
}: Given) {
  const { rpcUrls, projectId, network } = settings
  const kit: typeof Kit = await import(`${remoteUrl}/host/load.js`)
  const loaded = await kit.loadWithoutReact({
    url: remoteUrl,
    modules: ['./mount', './testWallet'],
  })
  const place = document.querySelector('#wallet')
  if (!loaded.ok) return loaded.failure.message
  if (!place || !testWallet) return 'no place'
  window.testWallet = loaded.modules.installTestWallet({
    address: testWallet.address as `0x${string}`,
    rpcUrls,
    chainId: 8453,
  })
  window.mounted = loaded.modules.mount(place, {
    appName: 'Plain',
    projectId,
    rpcUrls,
    network,
    ensRpcUrl: false,
    ...more,
  })
  return loaded.mode
}
