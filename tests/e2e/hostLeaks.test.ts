import { expect } from '@playwright/test'
import { test } from '../fixtures/test'
import { visitHost } from './models/HostPage'
import { heldByPage } from './models/heldByPage'
import { showAndHide } from './models/showAndHide'

/**
 * Bytes that one cycle may leave behind. For some hundred cycles, the JavaScript engine itself stores compiled code
 * and notes, about 1,000 bytes for each cycle. One leaked button would be more than 10,000.
 */
const keptBytes = 3000

test('a Vue page that shows and hides the wallet 200 times retains no listener and no node of it', async ({
  page,
  serveHost,
}) => {
  const host = await visitHost(page, serveHost, 'vue')
  await expect(host.mode).toHaveText(/^isolated: This page passes no React\./)
  await host.goesThrough()
  await host.connect()
  const devtools = await page.context().newCDPSession(page)
  // These cycles create everything that is created once and kept.
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
