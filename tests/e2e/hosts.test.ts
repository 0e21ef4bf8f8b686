import { expect } from '@playwright/test'
import { installedVersion } from '../fixtures/project/installedVersion'
import { test } from '../fixtures/test'
import { hostFolder } from '../hosts/builtHost'
import { visitHost } from './models/HostPage'

test('a page of React 19 without wagmi and without a federation plugin shares its React', async ({
  page,
  serveHost,
}) => {
  const host = await visitHost(page, serveHost, 'thin')
  await expect(host.mode).toHaveText(
    /^shared: This page shares react 19\.\S+\.$/,
  )
  await host.goesThrough()
  await host.runsOneReact()
})

test('a page without wagmi can use the bridge', async ({ page, serveHost }) => {
  const host = await visitHost(page, serveHost, 'bridge')
  await expect(host.own).toHaveText('below the bridge')
  await expect(host.queries).toHaveText('of this page')
  await host.connect()
  await host.runsOneReact()
})

test('a page with React 18 has the same components and hooks, on Walletdock’s own React', async ({
  page,
  serveHost,
}) => {
  const host = await visitHost(page, serveHost, 'react18')
  await expect(host.mode).toHaveText(
    /^isolated: This page runs react 18\.\S+, .* needs \^19\.0\.0\. .* \d+ KB more\.$/,
  )
  await expect(page.getByRole('button', { name: 'Nobody' })).toBeVisible()
  await host.goesThrough()
  await host.connect()
  const own = page.locator('#page').getByRole('status')
  await expect(own.filter({ hasText: /^[\d.]+k? ETH$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Give' }).click()
  await expect(page.getByRole('button', { name: /^Gave 0x/ })).toBeVisible()
  await page.getByRole('button', { name: /^I am 0xf39/i }).click()
  await expect(host.dialog('account')).toBeVisible()
  await page.keyboard.press('Escape')
  await host.seesNoDialog()
  await host.runsOneReact()
})

test('a host with wagmi 2 receives the wagmi config, and its own hooks show the same account', async ({
  page,
  serveHost,
}) => {
  const host = await visitHost(page, serveHost, 'wagmi2')
  const wagmi = installedVersion('wagmi', hostFolder('wagmi2'))
  await expect(host.mode).toHaveText(
    `handoff: This page has its own wagmi ${wagmi}.`,
  )
  await expect(host.queries).toHaveText('of this page')
  await host.switchesBothWays()
  await page.reload()
  await host.says('connected', 8453)
  await expect(host.accountButton).toBeVisible()
  await host.runsOneReact()
})

for (const [name, what] of [
  ['webpack', 'webpack 5 with its federation plugin'],
  ['vite-federation', 'Vite with the federation plugin'],
] as const)
  test(`${what} shares React 19 and its own wagmi 3`, async ({
    page,
    serveHost,
  }) => {
    const host = await visitHost(page, serveHost, name)
    await expect(host.mode).toHaveText(
      /^shared: This page shares react 19\.\S+, wagmi 3\.\S+\.$/,
    )
    await expect(host.queries).toHaveText('of this page')
    await host.switchesBothWays()
    await host.runsOneReact()
  })
