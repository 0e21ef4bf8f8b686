import { expect } from '@playwright/test'
import { trusted } from '../fixtures/servers/siteFixtures'
import { test } from '../fixtures/test'
import { follow, given, works } from './models/follow'

test('changed channels are rejected, so that the last good release continues, and a new visitor gets the fallback', {
  tag: '@engines',
}, async ({ page, world, site, expectedNoise }) => {
  expectedNoise.push(/is not signed with a key/)
  // Firefox's driver does not report more about an error that was logged to the console.
  expectedNoise.push(/^console.error: Error$/)
  const visitor = await follow(page, world, site, { publicKey: trusted })
  await works(visitor)
  site.write({ channels: { stable: '1.1.0' } })
  await page.reload()
  await works(visitor)
  expect(new Set(given(site.first))).toEqual(new Set(['1.0.0']))
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await page.getByRole('button', { name: /Try again/ }).waitFor()
})

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
