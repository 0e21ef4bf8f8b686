import { expect } from '@playwright/test'
import { test } from '../fixtures/test'
import { visitHost } from './models/HostPage'
import { heldByPage } from './models/heldByPage'
import { showAndHide } from './models/showAndHide'

/**
 * More than this a showing may not leave behind, in bytes. The engine itself compiles and notes for some hundred
 * times what it runs, about 1,000 bytes each; one forgotten button would be more than 10,000.
 */
const keptBytes = 3000

test('a Vue page that shows and hides the wallet 200 times keeps no listener and no node of it', async ({
  page,
  serveHost,
}) => {
  const host = await visitHost(page, serveHost, 'vue')
  await expect(host.mode).toHaveText(/^isolated: This page gives no React\./)
  await host.goesThrough()
  await host.connect()
  const devtools = await page.context().newCDPSession(page)
  // What is made once and kept is made before.
  await showAndHide(page, 100)
  const before = await heldByPage(devtools)
  await showAndHide(page, 200)
  const after = await heldByPage(devtools)
  const bytes = (after.heap - before.heap) / 200
  test.info().annotations.push({
    type: 'left behind by a showing, in bytes',
    description: String(Math.round(bytes)),
  })
  expect(after.listeners).toBeLessThanOrEqual(before.listeners)
  expect(after.nodes).toBeLessThanOrEqual(before.nodes)
  expect(bytes).toBeLessThan(keptBytes)
  await expect(host.accountButton).toBeVisible()
  await host.record('Vue, esbuild', { came: 'the kit, `mount`' })
})
