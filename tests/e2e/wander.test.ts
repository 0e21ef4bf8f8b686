import { expect } from '@playwright/test'
import { test } from '../fixtures/test'
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

test('what a page has not answered when it is left is asked of the next one', async ({
  page,
  world,
}) => {
  await page.goto(`${world.host.url}/thin`)
  const asked = onceThere(page, () =>
    page.evaluate(() =>
      location.pathname === '/thin' ? new Promise(() => {}) : 'the next one',
    ),
  )
  await page.getByRole('link', { name: 'Windfall' }).click()
  expect(await asked).toBe('the next one')
})
