import { visitShop } from '../fixtures/pages/visit'
import { test } from '../fixtures/test'
import { wholeJourney } from './models/wholeJourney'

test('the whole journey works in a browser without newer selectors, Intl.Segmenter, popovers and idle callbacks', async ({
  page,
  world,
}) => {
  await page.addInitScript(olderBrowser)
  await wholeJourney(await visitShop(page, world))
})

/** Runs in the page, before its scripts: removes features that some browsers do not have. */
function olderBrowser(): void {
  const unknown = /:has\(|:dir\(/
  const { insertRule } = CSSStyleSheet.prototype
  CSSStyleSheet.prototype.insertRule = function (rule, index) {
    if (unknown.test(rule))
      throw new DOMException(`No such selector: ${rule}`, 'SyntaxError')
    return insertRule.call(this, rule, index)
  }
  Reflect.deleteProperty(Intl, 'Segmenter')
  for (const name of ['requestIdleCallback', 'scheduler', 'trustedTypes'])
    Reflect.deleteProperty(window, name)
  for (const name of ['popover', 'showPopover', 'hidePopover'])
    Reflect.deleteProperty(HTMLElement.prototype, name)
  for (const name of ['userAgentData', 'connection', 'userActivation'])
    Reflect.deleteProperty(Navigator.prototype, name)
}
