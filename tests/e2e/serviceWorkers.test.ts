import { expect, type Page } from '@playwright/test'
import type { World } from '../../host-example/local/startWorld'
import { saveData } from '../fixtures/pages/saveData'
import { WalletPage } from '../fixtures/pages/WalletPage'
import type { Deployed } from '../fixtures/servers/deployFixtures'
import { test } from '../fixtures/test'
import { testWalletScript } from '../fixtures/wallets/testWalletScript'

/** Messages of browsers about a damaged or missing script. */
const noise = /integrity|Failed to load resource|was preloaded using/

/** Opens the shop, with a wallet that is announced like an extension. */
async function open(page: Page, world: World, { shop }: Deployed) {
  // With Save-Data, no script is prefetched. A prefetched script would still be there after the release is removed.
  await saveData(page)
  await page.addInitScript(await testWalletScript(world))
  await page.goto(`${shop.url}/thin`)
  const visitor = new WalletPage(page)
  await expect(visitor.connectButton).toBeEnabled()
  return visitor
}

/** Opens the shop with a service worker that serves the page and all its scripts from the next load on. */
async function openGuarded(page: Page, world: World, deployed: Deployed) {
  const visitor = await open(page, world, deployed)
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/worker.js')
    await navigator.serviceWorker.ready
  })
  return visitor
}

/** Reloads the page through its service worker. */
async function reloadGuarded({ page, connectButton }: WalletPage) {
  await page.reload()
  await expect(connectButton).toBeEnabled()
  const isGuarded = () => navigator.serviceWorker.controller !== null
  expect(await page.evaluate(isGuarded)).toBe(true)
}

test('a service worker with the scripts of the last release does not break the next one', async ({
  page,
  world,
  deployed,
}) => {
  const visitor = await openGuarded(page, world, deployed)
  await reloadGuarded(visitor)
  deployed.deploy()
  await reloadGuarded(visitor)
  await visitor.connect()
})

test('a damaged script of a service worker is fetched again without a click', async ({
  page,
  world,
  deployed,
  expectedNoise,
}) => {
  expectedNoise.push(noise)
  const visitor = await openGuarded(page, world, deployed)
  await page.evaluate(spoil, deployed.remote.url)
  await reloadGuarded(visitor)
  await visitor.connect()
  await visitor.openAccount()
})

test('an open page whose release is removed loads its files from another origin of its list', async ({
  page,
  world,
  deployed,
  expectedNoise,
}) => {
  expectedNoise.push(noise)
  world.changeSettings({ follow: { fallbackUrls: [deployed.mirror.url] } })
  const visitor = await open(page, world, deployed)
  deployed.deploy()
  await visitor.connect()
  await visitor.openAccount()
  expect(deployed.mirror.requests.length).toBeGreaterThan(3)
})

/** Runs in the page: truncates the service worker's copies of our scripts. */
async function spoil(remote: string) {
  const ask = async (file: string) =>
    (await fetch(`${remote}/${file}`)).json() as Promise<
      Record<string, Record<string, string>>
    >
  const { integrity = {} } = await ask('contract.json')
  const table = Object.keys(integrity).find((file) => file.endsWith('.json'))
  const all = { ...integrity, ...(await ask(table ?? '')) }
  const cache = await caches.open('scripts')
  for (const file of Object.keys(all).filter((it) => it.endsWith('.js'))) {
    const response = new Response('void function () {', {
      headers: { 'content-type': 'text/javascript' },
    })
    await cache.put(
      new Request(`${remote}/${file}`, { mode: 'cors' }),
      response,
    )
  }
}
