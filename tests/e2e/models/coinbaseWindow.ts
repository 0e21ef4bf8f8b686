import type { Page } from '@playwright/test'
import { testAddress } from '../../../host-example/local/chain'
import type { World } from '../../../host-example/local/startWorld'
import { pageScript } from '../../fixtures/pages/pageScript'

declare global {
  interface Window {
    popupsBlocked?: boolean
  }
}

/** How Coinbase's page behaves in its window. */
export type CoinbaseManner = 'answers' | 'is silent'

/** Serves the pages that Coinbase's SDK opens, and blocks its window on request. */
export async function serveCoinbase(page: Page, world: World) {
  let manner: CoinbaseManner = 'answers'
  const script = await pageScript(
    'tests/fixtures/wallets/coinbasePage.ts',
    'beCoinbase',
    testAddress,
    world.hostSettings().rpcUrls,
  )
  await page.context().route('https://keys.coinbase.com/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Coinbase</title><link rel="icon" href="data:,">${
        manner === 'answers' ? `<script>${script}</script>` : ''
      }`,
    }),
  )
  // Replaces the browser's own blocker, which browsers driven by tests do not have.
  await page.addInitScript(() => {
    const open = window.open.bind(window)
    window.open = (...given) => (window.popupsBlocked ? null : open(...given))
  })
  return {
    behave: (next: CoinbaseManner) => {
      manner = next
    },
    block: (blocked: boolean) =>
      page.evaluate((is) => {
        window.popupsBlocked = is
      }, blocked),
  }
}
