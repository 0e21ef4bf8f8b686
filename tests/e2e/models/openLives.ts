import type { Page } from '@playwright/test'
import type { World } from '../../../host-example/local/startWorld'
import { pageScript } from '../../fixtures/pages/pageScript'
import { testWalletScript } from '../../fixtures/wallets/testWalletScript'
import type { Life } from './lives'

/** Opens a document without Walletdock, whose scripts can load it. Returns a life without React. */
export async function openLives(page: Page, world: World): Promise<Life> {
  await page.addInitScript(await testWalletScript(world))
  await page.addInitScript(
    await pageScript('tests/e2e/models/lives.ts', 'prepareLives'),
  )
  await page.goto(`${world.host.url}/settings.json`)
  const { remoteUrl, network, projectId, relayUrl, rpcUrls } =
    world.hostSettings()
  return {
    url: remoteUrl,
    config: { network, projectId, relayUrl, rpcUrls },
    ...{ isShared: false, connects: true, inDialog: false },
  }
}
