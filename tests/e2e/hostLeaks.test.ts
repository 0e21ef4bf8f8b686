import { expect } from '@playwright/test'
import { test } from '../fixtures/test'
import { dataInPage, leftBehind } from './models/dataInPage'
import { visitHost } from './models/HostPage'
import { assertLeavesNothing } from './models/heldByPage'
import { showAndHide } from './models/showAndHide'

/** A few cycles show what each cycle leaves behind, because what the browser stores for itself is not counted. */
const cycles = 24
/** Bytes of data that one cycle may leave behind. A closure with its variables needs about 60. */
const keptBytes = 300

test(`a Vue page that shows and hides the wallet ${cycles} times retains nothing of it`, async ({
  page,
  serveHost,
}) => {
  const host = await visitHost(page, serveHost, 'vue')
  await expect(host.mode).toHaveText(/^isolated: This page passes no React\./)
  await host.goesThrough()
  await host.connect()
  const devtools = await page.context().newCDPSession(page)
  // These cycles create everything that is created once and kept.
  await showAndHide(page, 20)
  let data = await dataInPage(devtools)
  await assertLeavesNothing(devtools, async () => {
    data = await dataInPage(devtools)
    await showAndHide(page, cycles)
  })
  const left = leftBehind(data, await dataInPage(devtools), cycles)
  test.info().annotations.push({
    type: 'left behind by a showing, in bytes',
    description: String(left.bytes),
  })
  expect(left.kinds).toEqual([])
  expect(left.bytes).toBeLessThan(keptBytes)
  await expect(host.accountButton).toBeVisible()
  await host.runsOneReact()
})
