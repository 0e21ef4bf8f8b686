import { test } from '../parts/worldTest'
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
