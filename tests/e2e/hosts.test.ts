import { expect, type Page } from '@playwright/test'
import { openRequestsOf } from '../fixtures/pages/openRequests'
import { installedVersion } from '../fixtures/project/installedVersion'
import { test } from '../fixtures/test'
import { hostFolder } from '../hosts/builtHost'
import { comeToQuiet } from './models/comeToQuiet'
import { assertLeavesNoData, cycles } from './models/dataInPage'
import { visitHost } from './models/HostPage'
import { assertLeavesNothing } from './models/heldByPage'

declare global {
  interface Window {
    /** A host defines this function. It changes the element's `url` to the remote's. */
    lead?: () => void
  }
}

test('a page of React 19 without wagmi and without a federation plugin shares its React', async ({
  page,
  serveHost,
}) => {
  const host = await visitHost(page, serveHost, 'thin')
  await expect(host.mode).toHaveText(
    /^shared: This page shares react 19\.\S+\.$/,
  )
  await host.goesThrough()
  await host.runsOneReact()
})

test('a page without wagmi can use the bridge', async ({ page, serveHost }) => {
  const host = await visitHost(page, serveHost, 'bridge')
  await expect(host.own).toHaveText('below the bridge')
  await expect(host.queries).toHaveText('of this page')
  await host.connect()
  await host.runsOneReact()
})

test('a page with React 18 has the same components and hooks, on Walletdock’s own React', async ({
  page,
  serveHost,
}) => {
  const host = await visitHost(page, serveHost, 'react18')
  await expect(host.mode).toHaveText(
    /^isolated: This page runs react 18\.\S+, .* needs \^19\.0\.0\. .* \d+ KB more\.$/,
  )
  await expect(page.getByRole('button', { name: 'Nobody' })).toBeVisible()
  await host.goesThrough()
  await host.connect()
  const own = page.locator('#page').getByRole('status')
  await expect(own.filter({ hasText: /^[\d.]+k? ETH$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Give' }).click()
  await expect(page.getByRole('button', { name: /^Gave 0x/ })).toBeVisible()
  await page.getByRole('button', { name: /^I am 0xf39/i }).click()
  await expect(host.dialog('account')).toBeVisible()
  await page.keyboard.press('Escape')
  await host.seesNoDialog()
  await host.runsOneReact()
})

test('a host with wagmi 2 receives the wagmi config, and its own hooks show the same account', async ({
  page,
  serveHost,
}) => {
  const host = await visitHost(page, serveHost, 'wagmi2')
  const wagmi = installedVersion('wagmi', hostFolder('wagmi2'))
  await expect(host.mode).toHaveText(
    `handoff: This page has its own wagmi ${wagmi}.`,
  )
  await expect(host.queries).toHaveText('of this page')
  await host.switchesBothWays()
  await page.reload()
  await host.says('connected', 8453)
  await expect(host.accountButton).toBeVisible()
  await host.runsOneReact()
})

for (const [name, what] of [
  ['webpack', 'webpack 5 with its federation plugin'],
  ['vite-federation', 'Vite with the federation plugin'],
] as const)
  test(`${what} shares React 19 and its own wagmi 3`, async ({
    page,
    serveHost,
  }) => {
    const host = await visitHost(page, serveHost, name)
    await expect(host.mode).toHaveText(
      /^shared: This page shares react 19\.\S+, wagmi 3\.\S+\.$/,
    )
    await expect(host.queries).toHaveText('of this page')
    await host.switchesBothWays()
    await host.runsOneReact()
  })

test('a plain HTML page without a bundler uses the element, and its events report the wallet’s changes', {
  tag: '@engines',
}, async ({ page, serveHost }) => {
  const host = await visitHost(page, serveHost, 'element')
  await expect(host.connectButton).toHaveText('Sign me up')
  await expect(host.mode).toHaveText(/^isolated: This page passes no React\./)
  await host.goesThrough()
  await host.connect()
  // Attributes still take effect, and the wallet stays connected when the element moves.
  await page.evaluate(() => {
    const dock = document.querySelector('wallet-dock')
    if (dock) document.body.prepend(dock)
  })
  await expect(host.accountButton).toBeVisible()
  // The network is the same as before the move.
  await host.says('connected', 10)
  const address = await page.evaluate(
    () => document.querySelector('wallet-dock')?.wallet?.address,
  )
  expect(address).toMatch(/^0x/)
  await page.evaluate(() => {
    const dock = document.querySelector('wallet-dock')
    dock?.setAttribute('label', 'Join')
    return dock?.wallet?.disconnect()
  })
  await expect(host.connectButton).toHaveText('Join')
  await host.runsOneReact()
})

test(`a Vue page that shows and hides the wallet ${cycles} times retains nothing of it`, async ({
  page,
  serveHost,
}) => {
  const host = await visitHost(page, serveHost, 'vue')
  await expect(host.mode).toHaveText(/^isolated: This page passes no React\./)
  await host.goesThrough()
  await host.connect()
  await assertLeavesNoData(page, (times) => showAndHide(page, times))
  await expect(host.accountButton).toBeVisible()
  await host.runsOneReact()
})

test.describe('the element in a framework', () => {
  /** The default mode runs the tests in one worker, which builds the host once. */
  test.describe.configure({ mode: 'default' })

  for (const [name, framework] of [
    ['angular', 'Angular 20'],
    ['jquery', 'jQuery'],
    ['react', 'React 19'],
    ['solid', 'Solid'],
    ['svelte', 'Svelte 5'],
    ['vue', 'Vue 3, as a template'],
  ] as const)
    test(`${framework}: the element accepts its config as an object, follows its url, emits events, and can be hidden and shown again`, async ({
      page,
      serveHost,
      expectedNoise,
    }) => {
      expectedNoise.push(/Failed to load resource|answered 404/)
      const where = `/${name}.html?lost`
      const host = await visitHost(page, serveHost, 'frameworks', where)
      await expect(host.mode).toHaveText(/^unreachable: /)
      await page.evaluate(() => window.lead?.())
      await expect(host.mode).toHaveText(
        /^isolated: This page passes no React\./,
      )
      await expect(host.connectButton).toHaveText('Join')
      await host.connect()
      await host.says('connected', 8453)
      await showAndHide(page, 2)
      await expect(page.locator('wallet-dock')).toHaveCount(1)
      await host.seesAccount()
      await host.runsOneReact()
      // React calls the element most often, because its strict mode mounts everything twice.
      if (name !== 'react') return
      const devtools = await page.context().newCDPSession(page)
      await assertLeavesNothing(devtools, async () => {
        await showAndHide(page, 12)
        return []
      })
    })
})

test.describe('in German', () => {
  test.use({ locale: 'de-DE' })

  test('a page that only uses hooks shows dialogs and amounts in the visitor’s language', async ({
    page,
    world,
    serveHost,
  }) => {
    const host = await visitHost(page, serveHost, 'thin', '?hooks')
    await host.says('disconnected')
    // The idle prefetch of the page must not decide the language, so let it finish first.
    await comeToQuiet(page, world)
    await host.does('Wallet')
    const heading = host.dialogs.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Wallet verbinden')
    await host.choose()
    await host.says('connected')
    await expect(page.locator('#page p')).toHaveText(
      /^\d+(\.\d{3})?(,\d)? ETH$/,
    )
    await host.does('Wallet')
    await expect(host.disconnect).toHaveText('Trennen')
  })
})

declare global {
  interface Window {
    /** A host defines this function. It shows or hides the wallet. */
    show?: (isShown: boolean) => Promise<void>
  }
}

/**
 * Makes a host hide and show its wallet, and waits each time until the host has read the wallet. At the end, it waits
 * until each request has its answer, because a page retains the closures of a pending request.
 */
async function showAndHide(page: Page, times: number): Promise<void> {
  await page.evaluate(async (cycles) => {
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      await window.show?.(false)
      await window.show?.(true)
      while (!document.querySelector('output')?.textContent)
        await new Promise(requestAnimationFrame)
    }
  }, times)
  await expect.poll(() => openRequestsOf(page)).toEqual([])
}
