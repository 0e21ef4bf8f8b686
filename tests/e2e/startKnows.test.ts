import { expect } from '@playwright/test'
import { test } from '../fixtures/test'
import { comeToQuiet } from './models/comeToQuiet'
import { follow, works } from './models/follow'
import { bundle, last, needed, startFrom } from './models/startFrom'

test('start.js requests the release’s files together with the channels, without waiting for them', async ({
  page,
  world,
  site,
}) => {
  startFrom(world, `${site.first.url}/start.js`, 'data-channel="stable"')
  world.host.fault(bundle, 'held')
  site.first.fault(/\/channels\.json$/, 'held')
  const visit = follow(page, world, site)
  await expect
    .poll(() => last(site.first.requests).toSorted())
    .toEqual([...needed, 'start.js'].toSorted())
  site.first.heal()
  world.host.heal()
  await works(await visit)
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
