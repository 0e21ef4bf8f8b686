import { expect, onTestFinished, test, vi } from 'vitest'
import { addRules, adopt } from '../../../src/ui/theme/sheet'

/** Makes `insertRule` throw for a selector, like a browser that does not support the selector. */
function withoutSelector(selector: string) {
  const { insertRule } = CSSStyleSheet.prototype
  const spy = vi
    .spyOn(CSSStyleSheet.prototype, 'insertRule')
    .mockImplementation(function (this: CSSStyleSheet, rule, index) {
      if (rule.includes(selector))
        throw new DOMException(`Unknown: ${rule}`, 'SyntaxError')
      return insertRule.call(this, rule, index)
    })
  onTestFinished(() => spy.mockRestore())
}

/** Returns the computed style of an element in a shadow root with the product's stylesheet. */
function dressed(className: string) {
  const host = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => host.remove())
  const root = host.attachShadow({ mode: 'open' })
  adopt(root)
  const element = root.appendChild(document.createElement('p'))
  element.className = className
  return getComputedStyle(element)
}

test('addRules skips a rule that the browser does not support, and adds the others', () => {
  withoutSelector(':has(')
  addRules(['.a{top:1px}', '.a:has(b){left:2px}', '.a:not(b){right:3px}'])
  const style = dressed('a')
  expect([style.top, style.left, style.right]).toEqual(['1px', 'auto', '3px'])
})
