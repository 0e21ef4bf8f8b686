import { expect, onTestFinished, test, vi } from 'vitest'
import { addRules, adopt } from '../../../src/theme/sheet'

/** A browser that does not know a selector, as browsers tell it. */
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

/** An element in a shadow root that wears the product's sheet. */
function dressed(className: string) {
  const host = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => host.remove())
  const root = host.attachShadow({ mode: 'open' })
  adopt(root)
  const element = root.appendChild(document.createElement('p'))
  element.className = className
  return getComputedStyle(element)
}

test('a rule that a browser does not know is left out, and every other one holds', () => {
  withoutSelector(':has(')
  addRules(['.a{top:1px}', '.a:has(b){left:2px}', '.a:not(b){right:3px}'])
  const style = dressed('a')
  expect([style.top, style.left, style.right]).toEqual(['1px', 'auto', '3px'])
})

test('of a group of selectors only the unknown one is left out', () => {
  withoutSelector(':dir(')
  addRules(['.b:dir(rtl),.b:is(p,b),.b[title="a,b"]{top:4px}'])
  expect(dressed('b').top).toBe('4px')
})
