import { visitShop } from '../fixtures/pages/visit'
import { test } from '../fixtures/test'
import { olderBrowser } from './models/olderBrowser'
import { wholeJourney } from './models/wholeJourney'

test('the whole journey works in a browser without newer selectors, Intl.Segmenter, popovers and idle callbacks', async ({
  page,
  world,
}) => {
  await page.addInitScript(olderBrowser)
  await wholeJourney(await visitShop(page, world))
})
