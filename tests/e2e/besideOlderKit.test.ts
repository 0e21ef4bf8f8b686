import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { unpackRelease } from '../compatibility/lastRelease'
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

async function serveKit(page: Page, host: string) {
  await page.route(`${host}/kit/*`, (route) => {
    const file = path.basename(new URL(route.request().url()).pathname)
    return route.fulfill({ path: path.join(kit, file) })
  })
}

test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  served: async ({}, use) => {
    const { hostFolder, remove } = unpackRelease()
    await use({ hostFolder })
    await remove()
  },
})

test('a page with an older kit and today’s kit has one wallet, from the release that loads first, whichever kit starts', async ({
  page,
  world,
  site,
}) => {
  const { host, remote } = world
  await serveKit(page, host.url)
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
