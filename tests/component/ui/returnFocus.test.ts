import { expect, onTestFinished, test } from 'vitest'
import { openerNow, returnFocus } from '../../../src/ui/dialog/returnFocus'

/** Adds a button in a shadow root, as the connect button is, and a field of the page. */
function aPage() {
  const host = document.createElement('span')
  const field = document.createElement('input')
  document.body.append(host, field)
  onTestFinished(() => {
    host.remove()
    field.remove()
  })
  const home = host.attachShadow({ mode: 'open' })
  const opener = document.createElement('button')
  home.append(opener)
  const draw = (html: Element) => home.replaceChildren(html)
  return { draw, field, home, opener }
}

/** The connected button while it loads, which cannot be focused yet. */
function inertButton() {
  const pending = document.createElement('div')
  pending.inert = true
  pending.append(document.createElement('button'))
  return pending
}

const aFrame = () => new Promise(requestAnimationFrame)

test('returnFocus focuses a late successor as soon as it can be focused [WCAG 2.4.3]', async () => {
  const { draw, home, opener } = aPage()
  draw(document.createElement('span'))
  returnFocus(opener, home)
  await aFrame()
  await aFrame()
  expect(home.activeElement).toBe(null)
  const pending = inertButton()
  draw(pending)
  await aFrame()
  expect(home.activeElement).toBe(null)
  pending.inert = false
  await expect.poll(() => home.activeElement).toBe(pending.firstChild)
})

test('returnFocus focuses the successor of an opener that is replaced after it got the focus', async () => {
  const { draw, home, opener } = aPage()
  returnFocus(opener, home)
  expect(home.activeElement).toBe(opener)
  await aFrame()
  const successor = document.createElement('button')
  draw(successor)
  await expect.poll(() => home.activeElement).toBe(successor)
})

test('returnFocus prefers the replacement of the opener, then the account button, whose name says that the visitor is connected', async () => {
  const { draw, home, opener } = aPage()
  const connected = document.createElement('div')
  for (const part of ['network-button', 'account-button'])
    connected.appendChild(document.createElement('button')).part.add(part)
  opener.part.add('connect-button')
  draw(connected)
  returnFocus(opener, home)
  await expect.poll(() => home.activeElement?.part.value).toBe('account-button')
  const network = connected.querySelector('button')
  if (!network) throw new Error('no network button was drawn')
  network.focus()
  const replacement = connected.cloneNode(true)
  if (!(replacement instanceof Element)) return
  draw(replacement)
  returnFocus(network, home)
  await expect.poll(() => home.activeElement?.part.value).toBe('network-button')
})

test('returnFocus does not move the focus if the visitor has focused another element since', async () => {
  const { draw, field, home, opener } = aPage()
  draw(document.createElement('span'))
  returnFocus(opener, home)
  field.focus()
  draw(document.createElement('button'))
  await aFrame()
  await aFrame()
  expect(document.activeElement).toBe(field)
})

test('a dialog that opens just after its opener was removed returns the focus to the replacement [WCAG 2.4.3]', async () => {
  const { draw, home, opener } = aPage()
  opener.focus()
  returnFocus(opener, home)
  opener.remove()
  expect(document.activeElement).toBe(document.body)
  expect(openerNow()).toEqual({ element: opener, home })
  const replacement = document.createElement('button')
  draw(replacement)
  await expect.poll(() => home.activeElement).toBe(replacement)
  expect(openerNow()).toEqual({ element: replacement, home })
  replacement.blur()
  expect(openerNow()?.element).toBe(document.body)
})
