import { expect } from '@playwright/test'
import { trusted } from '../fixtures/servers/siteFixtures'
import { test } from '../fixtures/test'
import { follow, given, works } from './models/follow'

test('a rollback is one edit: the next page load gets it, and an open page continues to work', {
  tag: '@journey',
}, async ({ page, world, site }) => {
  site.edit('promote', '1.1.0')
  const visitor = await follow(page, world, site)
  await works(visitor)
  expect(given(site.first)).toEqual(['1.1.0'])
  site.edit('promote', '1.0.0')
  await visitor.connect()
  await visitor.openAccount()
  expect(given(site.first)).toEqual(['1.1.0'])
  await page.reload()
  await expect(visitor.accountButton).toBeVisible()
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

test('the last working release continues if the channels are gone', async ({
  page,
  world,
  site,
  expectedNoise,
}) => {
  expectedNoise.push(/Failed to load resource/)
  const visitor = await follow(page, world, site)
  await works(visitor)
  site.edit('promote', '1.1.0')
  site.first.fault('/channels.json', 'missing')
  await page.reload()
  await works(visitor)
  expect(new Set(given(site.first))).toEqual(new Set(['1.0.0']))
})

test('a wallet that is turned off stays off in an outage and on an outdated mirror', async ({
  page,
  world,
  site,
  expectedNoise,
}) => {
  expectedNoise.push(/turned the wallet off/, /Failed to load resource/)
  expectedNoise.push(/LoadFailure/)
  const before = await (await fetch(`${site.second.url}/channels.json`)).text()
  const fallbackUrls = [site.second.url]
  const how = { publicKey: trusted, fallbackUrls }
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
