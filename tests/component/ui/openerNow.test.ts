import { expect, onTestFinished, test } from 'vitest'
import { openerNow, returnFocus } from '../../../src/ui/dialog/returnFocus'

test('a dialog that opens just after its opener was removed returns the focus to the replacement [WCAG 2.4.3]', async () => {
  const host = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => host.remove())
  const home = host.attachShadow({ mode: 'open' })
  const button = () => home.appendChild(document.createElement('button'))
  const element = button()
  element.focus()
  returnFocus(element, home)
  element.remove()
  expect(document.activeElement).toBe(document.body)
  expect(openerNow()).toEqual({ element, home })
  const replacement = button()
  await expect.poll(() => home.activeElement).toBe(replacement)
  expect(openerNow()).toEqual({ element: replacement, home })
  replacement.blur()
  expect(openerNow()?.element).toBe(document.body)
})
