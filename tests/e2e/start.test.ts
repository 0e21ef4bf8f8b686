import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { visitThin } from '../fixtures/pages/visit'
import { test } from '../fixtures/test'
import { comeToQuiet } from './models/comeToQuiet'
import { follow, given, works } from './models/follow'
import { bundle, last, needed, startFrom } from './models/startFrom'

async function heard(page: Page) {
  return page.evaluate(() => 'walletdock' in globalThis)
}

test('without start.js, the page requests everything that the button needs at once, after the channels', async ({
  page,
  world,
  site,
}) => {
  site.first.fault(/contract\.json$/, 'held')
  const visitor = await follow(page, world, site)
  await expect
    .poll(() => last(site.first.requests).toSorted())
    .toEqual(needed.toSorted())
  expect(site.first.requests[0]).toBe('/channels.json')
  // The contract has not arrived, so the files are only fetched and do not run.
  expect(await heard(page)).toBe(false)
  site.first.heal()
  await works(visitor)
})

test('start.js in a page’s HTML revalidates the channels and requests all that the button needs at once, before the page’s own scripts, each file once', async ({
  page,
  world,
  site,
}) => {
  startFrom(world, `${site.first.url}/start.js`, 'data-channel="stable"')
  world.host.fault(bundle, 'held')
  site.first.fault(/\/(channels|contract)\.json$/, 'held')
  const asked = page.waitForRequest(/channels\.json/)
  const visit = follow(page, world, site)
  await expect
    .poll(() => last(site.first.requests).toSorted())
    .toEqual([...needed, 'start.js'].toSorted())
  // From now on, only repeated requests are recorded.
  site.first.heal()
  // The headers are known once the response has arrived. A cached response must be revalidated.
  const headers = await (await asked).allHeaders()
  expect(headers['cache-control']).toBe('max-age=0')
  // The files are fetched, but none of them has run.
  expect(await heard(page)).toBe(false)
  world.host.heal()
  await works(await visit)
  for (const file of needed)
    expect(last(site.first.requests)).not.toContain(file)
})

for (const [what, attributes, files] of [
  ['begins with the contract', '', needed.slice(1)],
  [
    'requests no file that another contract than the page’s names',
    `data-integrity="sha256-${'A'.repeat(43)}="`,
    ['contract.json'],
  ],
] as const)
  test(`on a page that follows no channel, start.js ${what}`, async ({
    page,
    world,
    expectedNoise,
  }) => {
    if (attributes) expectedNoise.push(/integrity/)
    startFrom(world, `${world.remote.url}/start.js`, attributes)
    world.host.fault(bundle, 'held')
    const visit = visitThin(page, world)
    const asked = () => last(world.remote.requests).toSorted()
    const expected = [...files, 'start.js'].toSorted()
    await expect.poll(asked).toEqual(expected)
    await comeToQuiet(page, world)
    expect(asked()).toEqual(expected)
    world.host.heal()
    await works(await visit)
  })

test('start.js with a wrong URL does no harm, because the kit sends its own requests', async ({
  page,
  world,
  site,
  expectedNoise,
}) => {
  expectedNoise.push(/404/, /integrity/)
  const wrong = `data-url="${site.second.url}/nowhere" data-channel="stable"`
  startFrom(world, `${site.first.url}/start.js`, wrong)
  await works(await follow(page, world, site))
  expect(last(site.first.requests)).toContain('channels.json')
})

test('start.js requests the release that the kit will use: a canary for the host', async ({
  page,
  world,
  site,
}) => {
  site.edit('canary', '1.1.0', '0', '127.0.0.1')
  startFrom(world, `${site.first.url}/start.js`, 'data-channel="stable"')
  world.host.fault(bundle, 'held')
  const visit = follow(page, world, site)
  const contract = '/releases/1.1.0/contract.json'
  await expect.poll(() => site.first.requests).toContain(contract)
  world.host.heal()
  await works(await visit)
  const asked = site.first.requests.filter((one) => one.endsWith(contract))
  expect(asked).toHaveLength(1)
  expect(given(site.first)).toEqual(['1.1.0'])
})

test('start.js fetches no files of a wallet that is turned off', async ({
  page,
  world,
  site,
  expectedNoise,
}) => {
  expectedNoise.push(/LoadFailure/)
  site.edit('disable', 'Maintenance')
  startFrom(world, `${site.first.url}/start.js`, 'data-channel="stable"')
  world.host.fault(bundle, 'held')
  const visit = follow(page, world, site)
  await expect.poll(() => last(site.first.requests)).toContain('channels.json')
  world.host.heal()
  await visit
  await comeToQuiet(page, { remote: site.first, host: world.host })
  expect(last(site.first.requests).toSorted()).toEqual([
    'channels.json',
    'start.js',
  ])
})

test('start.js with outdated channels sends some needless requests, and the page uses the current release', async ({
  page,
  world,
  site,
}) => {
  startFrom(world, `${site.first.url}/start.js`, 'data-channel="stable"')
  const { href } = new URL('start.js', site.first.url)
  const old = await (await fetch(href)).text()
  site.edit('promote', '1.1.0')
  site.first.rewrite(/^\/start\.js$/, () => ({ text: old, headers: {} }))
  world.host.fault(bundle, 'held')
  const visit = follow(page, world, site)
  const contract = (version: string) => `/releases/${version}/contract.json`
  await expect.poll(() => site.first.requests).toContain(contract('1.0.0'))
  await expect.poll(() => site.first.requests).toContain(contract('1.1.0'))
  world.host.heal()
  await works(await visit)
  for (const version of ['1.0.0', '1.1.0'])
    expect(
      site.first.requests.filter((one) => one.endsWith(contract(version))),
    ).toHaveLength(1)
  const ran = await page.evaluate(() =>
    [...document.scripts].map(({ src }) => src).filter(Boolean),
  )
  expect(ran.some((src) => src.includes('/releases/1.1.0/'))).toBe(true)
  expect(ran.some((src) => src.includes('/releases/1.0.0/'))).toBe(false)
})

test('start.js that runs after the kit repeats no request', async ({
  page,
  world,
  site,
}) => {
  startFrom(world, `${site.first.url}/start.js`, 'data-channel="stable"')
  site.first.fault(/^\/start\.js$/, 'held')
  const visit = follow(page, world, site)
  await expect
    .poll(() => last(site.first.requests))
    .toEqual(expect.arrayContaining([...needed, 'start.js']))
  // From now on, only repeated requests are recorded.
  site.first.heal()
  await works(await visit)
  await comeToQuiet(page, { remote: site.first, host: world.host })
  for (const file of needed)
    expect(last(site.first.requests)).not.toContain(file)
})
