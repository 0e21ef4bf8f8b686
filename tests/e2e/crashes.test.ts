import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures/test'
import { visitHost } from './models/HostPage'

/** Makes every render into a shadow root of this page throw until the returned function is called. */
async function spoilDrawing(page: Page) {
  await page.addInitScript(() => {
    const { attachShadow } = Element.prototype
    Element.prototype.attachShadow = function (options) {
      if (!('healed' in window)) throw new Error('no shadow today')
      return attachShadow.call(this, options)
    }
  })
  return () => page.evaluate(() => void Reflect.set(window, 'healed', true))
}

test('on React 18, a crash reaches the host’s boundary, and its retry recovers', async ({
  page,
  serveHost,
  expectedNoise,
}) => {
  // React logs the errors that a boundary has caught.
  expectedNoise.push(/no shadow today/)
  const heal = await spoilDrawing(page)
  const host = await visitHost(page, serveHost, 'react18')
  const retry = page.getByRole('button', {
    name: 'Something went wrong. Try again',
  })
  await expect(retry).toBeVisible()
  await expect(host.own).toHaveCount(0)
  await heal()
  await retry.click()
  await host.goesThrough()
})
