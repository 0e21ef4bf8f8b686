import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import type { World } from '../../host-example/local/startWorld'
import { reactOfPage, watchReacts } from '../fixtures/pages/pageReacts'
import { visitShop, visitThin } from '../fixtures/pages/visit'
import type { WalletPage } from '../fixtures/pages/WalletPage'
import { littleHostSettings } from '../fixtures/servers/littleHostSettings'
import { test } from '../fixtures/test'

const kit = path.join(import.meta.dirname, '../../dist/host')

/**
 * Loads the remote with today's kit.
 * @returns the URL that served the remote, or the error's message
 */
const loadByTodaysKit = async ([script, url]: readonly [string, string]) => {
  const { loadWithoutReact } = await import(script)
  const loaded = await loadWithoutReact({ url })
  return loaded.ok ? loaded.url : String(loaded.failure.message)
}

test.describe('a host that was built with the last released contract', () => {
  test.use({ released: 'hostFolder' })

  for (const [journey, host] of [
    ['shared', 'a federation host, whose own hooks show the same state'],
    ['thin', 'a host that only shares React'],
  ] as const)
    test(`works on today’s remote: ${host}`, async ({ page, world }) => {
      await watchReacts(page)
      await journeys[journey](page, world)
      // Fails if the page runs a second copy of React.
      await reactOfPage(page, false)
    })

  test('follows today’s channels to today’s release', async ({
    page,
    world,
    site,
  }) => {
    const remoteUrl = site.first.url
    world.changeSettings({ remoteUrl, follow: { channel: 'stable' } })
    await journeys.thin(page, world)
    expect(world.remote.requests).toEqual([])
  })

  test('has one wallet beside today’s kit, from the release that loads first, whichever kit starts', async ({
    page,
    world: { host, remote },
    site,
  }) => {
    await page.route(`${host.url}/kit/*`, (route) => {
      const file = path.basename(new URL(route.request().url()).pathname)
      return route.fulfill({ path: path.join(kit, file) })
    })
    const [mine, other] = [remote.url, `${site.first.url}/releases/1.1.0`]
    const today = [`${host.url}/kit/load.js`, other] as const
    const button = page.getByRole('button', { name: 'Connect wallet' })
    const entries = page.locator('script[src*="/remoteEntry"]')

    await page.goto(`${host.url}/thin`)
    // The older kit's own button is there earlier, while it still loads the release.
    await expect(page.getByTestId('wd-connect-button')).toBeEnabled()
    expect(await page.evaluate(loadByTodaysKit, today)).toBe(`${mine}/`)
    await expect(entries).toHaveCount(1)

    // Both kits load at once, because today's kit runs before the page's scripts do.
    await page.addInitScript(
      `globalThis.today = (${loadByTodaysKit})(${JSON.stringify(today)})`,
    )
    await page.reload()
    await expect(button).toBeEnabled()
    const served = await page.evaluate('today')
    expect([`${mine}/`, `${other}/`]).toContain(served)
    await expect(entries).toHaveCount(1)
  })
})

test.describe('today’s host works on the remote of the last released contract', () => {
  test.use({ released: 'remoteFolder' })

  for (const journey of ['shared', 'thin'] as const)
    test(journey, ({ page, world }) => journeys[journey](page, world))
})

/** Journeys that a host can rely on with every version of the same contract major. */
const journeys = {
  /** A federation host, which shares its own React, wagmi and react-query. */
  async shared(page: Page, world: World) {
    const visitor = await visitShop(page, world, '/?developer')
    const hook = page.getByRole('region', { name: 'Your wallet' })
    const own = page.getByRole('region', { name: 'The page’s own wagmi' })
    await goAround(visitor, {
      onBase: async () => {
        await expect(hook).toContainText('ada.example')
        await expect(own).toContainText('8453')
      },
      onSecond: async () => {
        await expect(hook.getByTitle('OP Mainnet')).toBeVisible()
        await expect(own).not.toContainText('8453')
      },
      left: async () => {
        await expect(hook.getByTitle('disconnected')).toBeVisible()
        await expect(own.getByTitle('disconnected')).toBeVisible()
      },
    })
  },
  /** A host that only shares React. */
  async thin(page: Page, world: World) {
    const { chains } = littleHostSettings(world).config
    world.changeSettings({ chains })
    const visitor = await visitThin(page, world)
    const hook = page.getByText(/^(Connected on|Nobody is|No wallet is)/)
    await goAround(visitor, {
      onBase: () => expect(hook).toContainText('Connected on Base'),
      onSecond: () => expect(hook).toContainText('Connected on OP Mainnet'),
      left: () => expect(hook).toContainText(/(Nobody|No wallet) is connected/),
    })
  },
} as const

/** Checks of the page's hooks at each step of the journey. */
type Seen = Readonly<
  Record<'onBase' | 'onSecond' | 'left', () => Promise<void>>
>

/** Connects, switches the network, and disconnects. */
async function goAround(visitor: WalletPage, seen: Seen) {
  await visitor.connect()
  await expect(visitor.accountButton).toContainText('ada.example')
  await seen.onBase()
  await visitor.openNetwork()
  await visitor.chain(10).click()
  await visitor.seesNoDialog()
  await expect(visitor.networkButton).toContainText('OP Mainnet')
  await seen.onSecond()
  await visitor.openAccount()
  await visitor.disconnect.click()
  await visitor.connectButton.waitFor()
  await seen.left()
}
