import { visitShop } from '../fixtures/pages/visit'
import { test } from '../fixtures/test'
import { olderBrowser } from './models/olderBrowser'
import { wholeJourney } from './models/wholeJourney'

test('a browser that lacks newer selectors, letter counting, popovers and idle callbacks completes the whole journey', async ({
  page,
  world,
}) => {
  await page.addInitScript(olderBrowser)
  await wholeJourney(await visitShop(page, world))
})
