import { expect } from '@playwright/test'
import { trusted } from '../fixtures/servers/siteFixtures'
import { test } from '../fixtures/test'
import { follow, given, works } from './models/follow'

test('a rollback is one edit: the next page load gets it, and an open page continues to work [C3]', {
  tag: '@journey',
}, async ({ page, world, site }) => {
  site.edit('promote', '1.1.0')
  const visitor = await follow(page, world, site)
  await works(visitor)
  expect(given(site.first)).toEqual(['1.1.0'])
  const begin = performance.now()
  site.edit('promote', '1.0.0')
  await visitor.connect()
  await visitor.openAccount()
  expect(given(site.first)).toEqual(['1.1.0'])
  await page.reload()
  await expect(visitor.accountButton).toBeVisible()
  expect(given(site.first)).toEqual(['1.1.0', '1.0.0'])
  test.info().annotations.push({
    type: 'rollback, from the edit to a page that runs it, in ms',
    description: String(Math.round(performance.now() - begin)),
  })
})

test('a rollback reaches everyone, including the host that had the canary', async ({
  page,
  world,
  site,
}) => {
  site.edit('canary', '1.1.0', '100', '127.0.0.1')
  const visitor = await follow(page, world, site)
  await works(visitor)
  site.edit('promote', '1.1.0')
  site.edit('promote', '1.0.0')
  await page.reload()
  await works(visitor)
  expect(given(site.first)).toEqual(['1.1.0', '1.0.0'])
})

test('a page that shows its fallback gets a rollback when the visitor retries', async ({
  page,
  world,
  site,
  expectedNoise,
}) => {
  expectedNoise.push(/Failed to load resource/, /LoadFailure/)
  site.edit('promote', '1.1.0')
  site.first.fault(/1\.1\.0\/remoteEntry/, 'missing')
  const visitor = await follow(page, world, site)
  const retry = page.getByRole('button', { name: /Try again/ })
  await retry.waitFor()
  site.edit('promote', '1.0.0')
  await retry.click()
  await works(visitor)
  expect(given(site.first).at(-1)).toBe('1.0.0')
})

for (const fault of ['missing', 'html', 'refused', 'hang'] as const)
  test(`the last working release continues if the channels are gone (${fault})`, async ({
    page,
    world,
    site,
    expectedNoise,
  }) => {
    expectedNoise.push(/Failed to load resource/)
    const visitor = await follow(page, world, site)
    await works(visitor)
    site.edit('promote', '1.1.0')
    site.first.fault('/channels.json', fault)
    await page.reload()
    await works(visitor)
    expect(new Set(given(site.first))).toEqual(new Set(['1.0.0']))
  })

for (const fault of ['missing', 'hang'] as const)
  test(`a first visit uses the second origin while the first is down (${fault})`, async ({
    page,
    world,
    site,
    expectedNoise,
  }) => {
    expectedNoise.push(/Failed to load resource/)
    site.first.fault(/./, fault)
    const fallbackUrls = [site.second.url]
    const visitor = await follow(page, world, site, { fallbackUrls })
    await works(visitor)
    expect(given(site.second)).toEqual(['1.0.0'])
  })

test('the fallback shows if no origin answers, and a retry recovers', async ({
  page,
  world,
  site,
  expectedNoise,
}) => {
  expectedNoise.push(/Failed to load resource/, /LoadFailure/)
  for (const server of [site.first, site.second]) server.fault(/./, 'missing')
  const visitor = await follow(page, world, site, {
    fallbackUrls: [site.second.url],
  })
  const retry = page.getByRole('button', { name: /Try again/ })
  await retry.waitFor()
  for (const server of [site.first, site.second]) server.heal()
  await retry.click()
  await works(visitor)
})

test('a wallet that is turned off is off at once, also for visitors who have used it before', async ({
  page,
  world,
  site,
  expectedNoise,
}) => {
  expectedNoise.push(/has turned the wallet off: A fault in signing/)
  const visitor = await follow(page, world, site)
  await works(visitor)
  site.edit('disable', 'A fault in signing')
  site.first.heal()
  await page.reload()
  await page.getByRole('button', { name: /Try again/ }).waitFor()
  expect(given(site.first)).toEqual([])
  site.edit('enable')
  await page.getByRole('button', { name: /Try again/ }).click()
  await works(visitor)
})

for (const publicKey of [undefined, trusted])
  test(`a wallet that is turned off stays off in an outage, ${publicKey ? 'and on an outdated mirror' : 'without a key too'}`, async ({
    page,
    world,
    site,
    expectedNoise,
  }) => {
    expectedNoise.push(/turned the wallet off/, /Failed to load resource/)
    expectedNoise.push(/LoadFailure/)
    const before = await (
      await fetch(`${site.second.url}/channels.json`)
    ).text()
    const fallbackUrls = [site.second.url]
    const how = publicKey ? { publicKey, fallbackUrls } : {}
    const visitor = await follow(page, world, site, how)
    await works(visitor)
    site.edit('disable', 'A fault in signing')
    const retry = page.getByRole('button', { name: /Try again/ })
    await page.reload()
    await retry.waitFor()
    site.first.heal()
    site.first.fault('/channels.json', 'missing')
    site.second.rewrite('/channels.json', () => ({ text: before, headers: {} }))
    await page.reload()
    await retry.waitFor()
    expect([...given(site.first), ...given(site.second)]).toEqual([])
  })

test('an element with a channel and without a url follows the site that served its script', async ({
  page,
  site,
  expectedNoise,
}) => {
  // The bare page has no icon, which Chromium reports.
  expectedNoise.push(/Failed to load resource/)
  site.edit('promote', '1.1.0')
  await page.goto(`${site.second.url}/channels.json`)
  await page.evaluate(async (script) => {
    const dock = document.createElement('wallet-dock')
    dock.setAttribute('channel', 'stable')
    dock.setAttribute('project-id', 'c0ffee')
    document.body.append(dock)
    await import(script)
  }, `${site.first.url}/releases/1.0.0/host/element.js`)
  await expect(page.getByTestId('wd-connect-button')).toBeEnabled()
  expect(given(site.first)).toEqual(['1.1.0'])
})

for (const [dial, version] of [
  [9, '1.1.0'],
  [11, '1.0.0'],
] as const)
  test(`with a canary for a tenth of the visitors, the visitor with number ${dial} gets ${version} at every visit`, async ({
    page,
    world,
    site,
  }) => {
    site.edit('canary', '1.1.0', '10')
    await page.addInitScript((number) => {
      localStorage.setItem('walletdock.host.dial', String(number))
    }, dial)
    const visitor = await follow(page, world, site)
    await works(visitor)
    await page.reload()
    await works(visitor)
    expect(given(site.first)[0]).toBe(version)
    expect(new Set(given(site.first)).size).toBe(1)
  })

test('a host that pins a version gets it, whatever is stable', async ({
  page,
  world,
  site,
}) => {
  site.edit('pin', '127.0.0.1', '1.1.0')
  const visitor = await follow(page, world, site)
  await works(visitor)
  expect(given(site.first)).toEqual(['1.1.0'])
})

test('a release with an altered contract is refused', async ({
  page,
  world,
  site,
  expectedNoise,
}) => {
  expectedNoise.push(/integrity/, /was altered/)
  site.first.fault(/contract\.json$/, 'tampered')
  await follow(page, world, site)
  await page.getByRole('button', { name: /Try again/ }).waitFor()
  // The scripts were prefetched, but none of them has run.
  expect(await page.evaluate(() => 'walletdock' in globalThis)).toBe(false)
})
