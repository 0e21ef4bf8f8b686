import { expect } from '@playwright/test'
import { test } from '../fixtures/test'
import { onceThere } from '../wander/onceThere'
import { walk } from '../wander/walk'

/**
 * Walks of about one minute, the same in every run. `npm run wander` runs new ones, whose failures may take time to
 * fix.
 */
const seeds = [1, 2, 3, 4, 5, 6]

for (const seed of seeds)
  test(`the page keeps working, is consistent and recovers, whatever visitor, wallet and network do (walk ${seed})`, async ({
    browser,
    world,
  }) => {
    await walk(browser, world, seed)
  })

test('onceThere repeats a query on the next page if the page is left before it answers', async ({
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
