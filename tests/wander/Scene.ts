import {
  type Browser,
  type BrowserContext,
  devices,
  type Page,
} from '@playwright/test'
import { testAddress } from '../../host-example/local/chain'
import type { World } from '../../host-example/local/startWorld'
import { startFaultyRpc } from '../fixtures/chain/faultyRpc'
import { resetChains } from '../fixtures/chain/resetChains'
import { pageScript } from '../fixtures/pages/pageScript'
import { testWalletScript } from '../fixtures/wallets/testWalletScript'
import type { Walk } from './drawWalk'
import { expectedNoise } from './expectedNoise'

/** One visitor with one wallet, and everything that may fail around them. */
export type Scene = {
  readonly context: BrowserContext
  readonly world: World
  /** The page sends its requests for nodes to these gateways. The wallet uses the nodes directly. */
  readonly gateways: readonly Gateway[]
  /** The tab that the visitor looks at. */
  page: Page
  /** Uncaught errors, console output and crashes of the visitor’s pages. */
  readonly noise: readonly string[]
  /** True from the first fault until `heal` ends all faults. */
  isSpoilt: boolean
  isOffline: boolean
  /** True if the last focus change came from the Tab key. */
  hasTabbed: boolean
  close(): Promise<void>
}

export type Gateway = Awaited<ReturnType<typeof startFaultyRpc>>

const tablet = devices['Galaxy Tab S9 landscape'] ?? {}

/** Opens the start of a walk. Nothing fails yet, and the visitor has no history. */
export async function openScene(
  browser: Browser,
  world: World,
  { device, path, steps }: Walk,
): Promise<Scene> {
  world.heal()
  await resetChains(world)
  const { rpcUrls } = world.hostSettings()
  const gateways = [
    await startFaultyRpc(rpcUrls['8453']),
    await startFaultyRpc(rpcUrls['10']),
  ]
  world.changeSettings({
    testWallet: null,
    rpcUrls: {
      '8453': `${gateways[0]?.url}/node`,
      '10': `${gateways[1]?.url}/node`,
    },
    // Short enough for a walk to reach the timeout of a wallet that does not answer.
    walletTimeoutMs: 5000,
  })
  const context = await browser.newContext(
    device === 'tablet' ? tablet : { viewport: { width: 1280, height: 800 } },
  )
  const noise: string[] = []
  // All other walks use the browser's own clock.
  if (steps.some((step) => step.do === 'move clock'))
    await context.clock.install()
  // Requests beyond this machine get no answer. Neither do links to the guides, because these pages have no wallet.
  await context.route(
    /^https?:\/\/(?!127\.0\.0\.1|localhost)|:\d+\/docs/,
    (route) => route.fulfill({ status: 204 }),
  )
  await context.addInitScript(
    await pageScript('tests/wander/pageFaults.ts', 'prepareFaults'),
  )
  await context.addInitScript(
    await pageScript('tests/wander/pageHost.ts', 'prepareHost'),
  )
  await context.addInitScript(
    await pageScript('tests/wander/pageLook.ts', 'prepareLook'),
  )
  await context.addInitScript(
    await testWalletScript({ address: testAddress, rpcUrls, slowMs: 1500 }),
  )
  context.on('page', (page) => {
    listen(page, noise)
    // The visitor closes windows that the page opens itself, such as a wallet's popup.
    page.on('popup', (popup) => void popup.close())
  })
  const page = await context.newPage()
  await page.goto(world.host.url + path)
  return {
    ...{ context, world, gateways, page, noise },
    isSpoilt: false,
    isOffline: false,
    hasTabbed: false,
    async close() {
      await context.close()
      await Promise.all(gateways.map(({ stop }) => stop()))
      world.heal()
    },
  }
}

function listen(page: Page, noise: string[]) {
  const note = (line: string) => {
    if (!expectedNoise.test(line)) noise.push(line)
  }
  page.on('console', (message) =>
    note(`console.${message.type()}: ${message.text()}`),
  )
  page.on('pageerror', (error) =>
    note(`uncaught: ${error.stack ?? error.message}`),
  )
  page.on('crash', () => note('the page crashed'))
  page.on('dialog', (dialog) => void dialog.dismiss())
}
