import { expect } from '@playwright/test'
import { test } from '../fixtures/test'
import { visitHost } from './models/HostPage'

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
