import { expect } from '@playwright/test'
import { pageScript } from '../parts/pageScript'
import { test } from '../parts/worldTest'
import { onceThere } from '../wander/onceThere'
import { walk } from '../wander/walk'

/** About a minute of walks. The same in every run: new ones are for `npm run wander`, whose findings may take their time. */
const seeds = [1, 2, 3, 4, 5, 6]

for (const seed of seeds)
  test(`whatever visitor, wallet and network do, the page lives, agrees with itself and recovers (walk ${seed})`, async ({
    browser,
    world,
  }) => {
    await walk(browser, world, seed)
  })

test('a page that is being left is asked nothing: what it has not answered yet is asked of the next one', async ({
  page,
  world,
}) => {
  const script = 'tests/wander/pageLook.ts'
  await page.addInitScript(await pageScript(script, 'prepareLook', '^$'))
  await page.goto(`${world.host.url}/thin`)
  const ask = () =>
    page.evaluate(() =>
      location.pathname === '/thin' ? new Promise(() => {}) : 'the next one',
    )
  const asked = onceThere(page, ask)
  world.host.fault('/', 'held')
  // Playwright's own click would wait for the next page.
  await page
    .getByRole('link', { name: 'Windfall' })
    .evaluate((link: HTMLElement) => link.click())
  const where = onceThere(page, () => page.evaluate('location.pathname'))
  // By now it could have answered.
  await page.evaluate('location.pathname')
  world.host.heal()
  expect(await where).toBe('/')
  expect(await asked).toBe('the next one')
})
