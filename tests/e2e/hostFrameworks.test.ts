import { expect } from '@playwright/test'
import { test } from '../fixtures/test'
import { visitHost } from './models/HostPage'
import { assertLeavesNothing } from './models/heldByPage'
import { showAndHide } from './models/showAndHide'

declare global {
  interface Window {
    /** A host defines this function. It changes the element's `url` to the remote's. */
    lead?: () => void
  }
}

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
    expectedNoise.push(/Failed to load resource/)
    const where = `/${name}.html?lost`
    const host = await visitHost(page, serveHost, 'frameworks', where)
    await expect(host.mode).toHaveText(/^unreachable: /)
    await page.evaluate(() => window.lead?.())
    await expect(host.mode).toHaveText(/^isolated: This page passes no React\./)
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
    await assertLeavesNothing(devtools, () => showAndHide(page, 12))
  })
