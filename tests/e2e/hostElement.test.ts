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

test('an element reports that its remote is down, and tries again on request', async ({
  page,
  serveHost,
  world,
  expectedNoise,
}) => {
  expectedNoise.push(/Failed to load resource/)
  world.remote.fault('/contract.json', 'missing')
  const host = await visitHost(page, serveHost, 'element')
  const retry = page.getByRole('button', { name: /Couldn’t load/ })
  await expect(retry).toBeVisible()
  await expect(host.mode).toHaveText(/^unreachable: /)
  world.remote.heal()
  await retry.click()
  await host.connect()
})

test('an invalid configuration is reported, and the page continues to work', async ({
  page,
  serveHost,
}) => {
  await page.route('**/settings.json', async (route) => {
    const response = await route.fetch()
    const { config, ...rest } = await response.json()
    await route.fulfill({
      json: { ...rest, config: { ...config, chains: [] } },
    })
  })
  const host = await visitHost(page, serveHost, 'element')
  await expect(host.mode).toHaveText(/^crashed: /)
  await expect(
    page.getByRole('button', { name: 'Something went wrong. Try again' }),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Plain HTML' })).toBeVisible()
})

test('an element warns once about an option that cannot change', async ({
  page,
  serveHost,
  expectedNoise,
}) => {
  expectedNoise.push(/has changed, but Walletdock still uses/)
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  const host = await visitHost(page, serveHost, 'element')
  await expect(host.connectButton).toHaveText('Sign me up')
  const change = (name: string, value: string) =>
    page.evaluate(
      ([name = '', value = '']) =>
        document.querySelector('wallet-dock')?.setAttribute(name, value),
      [name, value],
    )
  await change('theme', 'dark')
  await change('project-id', 'another')
  await change('project-id', 'yet another')
  await change('label', 'Join')
  await expect(host.connectButton).toHaveText('Join')
  expect(warnings).toEqual([
    expect.stringMatching(/`projectId` has changed.*Reload the page/),
  ])
})
