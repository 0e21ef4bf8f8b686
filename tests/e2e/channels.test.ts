import { expect } from '@playwright/test'
import type { StaticServer } from '../parts/staticServer'
import { follow, works } from './models/follow'
import { test, trusted } from './models/siteTest'

/** Versions whose entry ran, by what a server was asked for. */
const given = ({ asked }: StaticServer) =>
  asked
    .map((path) => /^\/releases\/(.*)\/remoteEntry\.js$/.exec(path)?.[1])
    .filter(Boolean)

test('a rollback is one edit: the next page load has it, and an open page goes on working', async ({
  page,
  world,
  site,
}) => {
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

for (const fault of ['missing', 'html', 'refused', 'hang'] as const)
  test(`when the channels are gone (${fault}), the release that worked last goes on`, async ({
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
  test(`a first visit while the origin is down (${fault}) takes the second one`, async ({
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

test('when no origin answers, the fallback shows, and a retry recovers', async ({
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
  const retry = page.getByRole('button', { name: /Retry/ })
  await retry.waitFor()
  for (const server of [site.first, site.second]) server.heal()
  await retry.click()
  await works(visitor)
})

test('a wallet that was turned off is off at once, for those who had it too', async ({
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
  await page.getByRole('button', { name: /Retry/ }).waitFor()
  expect(given(site.first)).toEqual([])
  site.edit('enable')
  await page.getByRole('button', { name: /Retry/ }).click()
  await works(visitor)
})

for (const [dial, version] of [
  [9, '1.1.0'],
  [11, '1.0.0'],
] as const)
  test(`of a tenth that tries a version out, the visitor with number ${dial} has ${version} at every visit`, async ({
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

test('a host that pins a version has it, whatever is stable', async ({
  page,
  world,
  site,
}) => {
  site.edit('pin', '127.0.0.1', '1.1.0')
  const visitor = await follow(page, world, site)
  await works(visitor)
  expect(given(site.first)).toEqual(['1.1.0'])
})

test('signed channels are followed', async ({ page, world, site }) => {
  const visitor = await follow(page, world, site, { publicKey: trusted })
  await works(visitor)
})

test('channels that somebody changed are refused: what worked goes on, and a new visitor gets the fallback', async ({
  page,
  world,
  site,
  expectedNoise,
}) => {
  expectedNoise.push(/is not signed with the key/)
  const visitor = await follow(page, world, site, { publicKey: trusted })
  await works(visitor)
  site.write({ channels: { stable: '1.1.0' } })
  await page.reload()
  await works(visitor)
  expect(new Set(given(site.first))).toEqual(new Set(['1.0.0']))
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await page.getByRole('button', { name: /Retry/ }).waitFor()
})

test('channels of yesterday, signed as they are, are refused', async ({
  page,
  world,
  site,
}) => {
  site.edit('promote', '1.1.0')
  const visitor = await follow(page, world, site, { publicKey: trusted })
  await works(visitor)
  site.replay()
  await page.reload()
  await works(visitor)
  expect(new Set(given(site.first))).toEqual(new Set(['1.1.0']))
})

test('a release whose contract was altered is refused', async ({
  page,
  world,
  site,
  expectedNoise,
}) => {
  expectedNoise.push(/integrity/, /was altered/)
  site.first.fault(/contract\.json$/, 'tampered')
  await follow(page, world, site)
  await page.getByRole('button', { name: /Retry/ }).waitFor()
  // Fetched beforehand, and not one of them run.
  expect(await page.evaluate(() => 'walletdock' in globalThis)).toBe(false)
})
