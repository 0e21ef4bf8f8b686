import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { World } from '../parts/startWorld'
import { follow, works } from './models/follow'
import { test } from './models/siteTest'
import { visitThin } from './models/visit'

/** The page's own scripts, which `start.js` does not wait for. */
const bundle = /^\/thin\/.*\.js$/

/** Puts the guide's line into the page's HTML, with what a host adds to it. */
function startFrom(world: World, src: string, attributes = '') {
  world.host.rewrite(/^\/thin(\.html)?$/, (html) => ({
    text: html.replace(
      '<head>',
      `<head><script async src="${src}" ${attributes}></script>`,
    ),
    headers: {},
  }))
}

const last = (asked: readonly string[]) =>
  asked.map((path) => path.replace(/^.*\//, '').replace(/\.\w{6,8}\./, '.'))

const needed = ['channels.json', 'contract.json', 'core.js', 'remoteEntry.js']

async function heard(page: Page) {
  return page.evaluate(() => 'walletdock' in globalThis)
}

test('with a start in its HTML, a page has all that the button needs before its own scripts are there, each asked for once', async ({
  page,
  world,
  site,
}) => {
  startFrom(world, `${site.first.url}/start.js`, 'data-channel="stable"')
  world.host.fault(bundle, 'held')
  const visit = follow(page, world, site)
  await expect
    .poll(() => last(site.first.asked).toSorted())
    .toEqual([...needed, 'start.js'])
  // Fetched, and nothing of it ran.
  expect(await heard(page)).toBe(false)
  world.host.heal()
  await works(await visit)
  expect(last(site.first.asked).toSorted()).toEqual([...needed, 'start.js'])
})

test('a page that follows no channel starts with the contract', async ({
  page,
  world,
}) => {
  startFrom(world, `${world.remote.url}/start.js`)
  world.host.fault(bundle, 'held')
  const visit = visitThin(page, world)
  await expect
    .poll(() => last(world.remote.asked).toSorted())
    .toEqual([...needed.slice(1), 'start.js'])
  world.host.heal()
  await works(await visit)
  const asked = last(world.remote.asked)
  for (const file of needed.slice(1))
    expect(asked.filter((one) => one === file)).toHaveLength(1)
})

test('a start that leads nowhere costs the page nothing: the kit asks for itself', async ({
  page,
  world,
  site,
  expectedNoise,
}) => {
  expectedNoise.push(/404/)
  const wrong = `data-url="${site.second.url}/nowhere" data-channel="stable"`
  startFrom(world, `${site.first.url}/start.js`, wrong)
  await works(await follow(page, world, site))
  expect(last(site.first.asked)).toContain('channels.json')
})

test('an answer that has waited for long is not taken: a rollback may have come since', async ({
  page,
  world,
  site,
}) => {
  await page.clock.install()
  startFrom(world, `${site.first.url}/start.js`, 'data-channel="stable"')
  world.host.fault(bundle, 'held')
  const visit = follow(page, world, site)
  await expect.poll(() => last(site.first.asked)).toContain('core.js')
  await page.clock.runFor(21_000)
  world.host.heal()
  await works(await visit)
  const pointers = last(site.first.asked).filter(
    (file) => file === 'channels.json',
  )
  expect(pointers).toHaveLength(2)
})
