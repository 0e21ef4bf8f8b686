import { expect } from '@playwright/test'
import { test } from '../fixtures/test'
import { assertLeavesNoData, cycles } from './models/dataInPage'
import { visitHost } from './models/HostPage'
import { showAndHide } from './models/showAndHide'

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
