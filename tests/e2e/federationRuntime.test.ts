import { expect, type Page } from '@playwright/test'
import { saveData } from '../fixtures/pages/saveData'
import { WalletPage } from '../fixtures/pages/WalletPage'
import { test } from '../fixtures/test'
import { given } from './models/follow'

/** Opens the page, and shows the wallet of a remote. */
async function show(page: Page, url: string, entry: string) {
  await page.goto(url)
  await page.evaluate(async (entry) => {
    await window.host?.show(window.host.create([{ name: 'walletdock', entry }]))
  }, entry)
  return new WalletPage(page)
}

test('on a page with the federation runtime, loadRemote loads the remote, and the page’s plugins and the browser extension find it', async ({
  page,
  site,
  serveHost,
}) => {
  const { url } = await serveHost('runtime')
  const manifest = `${site.first.url}/mf-manifest.json`
  const visitor = await show(page, url, manifest)
  await visitor.connect()
  await expect(page.locator('output')).toHaveText('connected')
  expect(await page.evaluate(() => window.host?.calls)).toEqual(
    expect.arrayContaining([
      'beforeRequest walletdock/useWallet',
      'onLoad walletdock/useWallet',
    ]),
  )
  const state = await page.evaluate(() => {
    // The browser extension reads this object.
    const { __INSTANCES__, __SHARE__, moduleInfo } = globalThis.__FEDERATION__
    return JSON.parse(
      JSON.stringify({
        hosts: __INSTANCES__.map(({ name, options }) => [
          name,
          options.remotes,
        ]),
        shared: __SHARE__,
        moduleInfo,
      }),
    )
  })
  expect(state.hosts).toContainEqual([
    'shop',
    [expect.objectContaining({ name: 'walletdock', entry: manifest })],
  ])
  expect(Object.keys(state.shared.shop.default)).toContain('react')
  const key = `walletdock:${manifest}`
  const text = await (await fetch(manifest)).text()
  const { exposes, metaData, shared } = JSON.parse(text)
  const named = (name: string) => expect.objectContaining({ moduleName: name })
  const sharing = (name: string) =>
    expect.objectContaining({ sharedName: name })
  expect(state.moduleInfo[key]).toMatchObject({
    globalName: 'walletdock',
    buildVersion: metaData.buildInfo.buildVersion,
    modules: exposes.map(({ name }: { name: string }) => named(name)),
    shared: shared.map(({ name }: { name: string }) => sharing(name)),
  })
  expect(exposes.length).toBeGreaterThan(5)
  expect(Object.values(state.moduleInfo.shop.remotesInfo)).toContainEqual({
    matchedVersion: manifest,
  })
})

test('preloadRemote downloads the files that the button needs, and loadRemote does not download them again', async ({
  page,
  site,
  serveHost,
}) => {
  const { url } = await serveHost('runtime')
  const entry = `${site.first.url}/mf-manifest.json`
  await page.goto(url)
  site.heal()
  await page.evaluate(async (entry) => {
    const instance = window.host?.create([{ name: 'walletdock', entry }])
    await instance?.preloadRemote([{ nameOrAlias: 'walletdock' }])
  }, entry)
  const scripts = () => site.first.requests.filter((it) => it.endsWith('.js'))
  await expect.poll(() => given(site.first)).toEqual(['1.0.0'])
  await expect.poll(() => scripts().length).toBeGreaterThan(1)
  await page.evaluate(async (entry) => {
    const instance = window.host?.create([{ name: 'walletdock', entry }])
    if (instance) await window.host?.show(instance)
  }, entry)
  await new WalletPage(page).connect()
  const twice = scripts().filter((it, at, all) => all.indexOf(it) !== at)
  expect(twice).toEqual([])
})

test('a page with `remotes` waits for at most three requests in a row before the button', async ({
  page,
  site,
  serveHost,
}) => {
  const { url } = await serveHost('runtime')
  // The button needs no prefetch.
  await saveData(page)
  // With slow answers, only requests that wait for each other follow each other, also on a busy machine.
  await page.route(`${site.first.url}/**`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.continue()
  })
  const visitor = await show(page, url, `${site.first.url}/mf-manifest.json`)
  await expect(visitor.connectButton).toBeVisible()
  const inARow = await page.evaluate((url) => {
    const requests = performance
      .getEntriesByType('resource')
      .filter(({ name, duration }) => name.startsWith(url) && duration > 900)
    const depthOf = ({ startTime }: PerformanceEntry): number =>
      1 +
      Math.max(
        0,
        ...requests
          .filter((it) => it.startTime + it.duration <= startTime)
          .map(depthOf),
      )
    return Math.max(...requests.map(depthOf))
  }, site.first.url)
  expect(inARow).toBeGreaterThan(1)
  expect(inARow).toBeLessThanOrEqual(3)
})
