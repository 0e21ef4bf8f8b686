import { expect, onTestFinished, test } from 'vitest'
import { returnFocus, triggerNow } from '../../../src/ui/dialog/focus'

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
  const trigger = document.createElement('button')
  home.append(trigger)
  const draw = (html: Element) => home.replaceChildren(html)
  return { draw, field, home, trigger }
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
  const { draw, home, trigger } = aPage()
  draw(document.createElement('span'))
  returnFocus(trigger, home)
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

test('returnFocus focuses the successor of an trigger that is replaced after it got the focus', async () => {
  const { draw, home, trigger } = aPage()
  returnFocus(trigger, home)
  expect(home.activeElement).toBe(trigger)
  await aFrame()
  const successor = document.createElement('button')
  draw(successor)
  await expect.poll(() => home.activeElement).toBe(successor)
})

test('returnFocus prefers the replacement of the trigger, then the account button, whose name says that the visitor is connected', async () => {
  const { draw, home, trigger } = aPage()
  const connected = document.createElement('div')
  for (const part of ['network-button', 'account-button'])
    connected.appendChild(document.createElement('button')).part.add(part)
  trigger.part.add('connect-button')
  draw(connected)
  returnFocus(trigger, home)
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
  const { draw, field, home, trigger } = aPage()
  draw(document.createElement('span'))
  returnFocus(trigger, home)
  field.focus()
  draw(document.createElement('button'))
  await aFrame()
  await aFrame()
  expect(document.activeElement).toBe(field)
})

test('a dialog that opens just after its trigger was removed returns the focus to the replacement [WCAG 2.4.3]', async () => {
  const { draw, home, trigger } = aPage()
  trigger.focus()
  returnFocus(trigger, home)
  trigger.remove()
  expect(document.activeElement).toBe(document.body)
  expect(triggerNow()).toEqual({ element: trigger, home })
  const replacement = document.createElement('button')
  draw(replacement)
  await expect.poll(() => home.activeElement).toBe(replacement)
  expect(triggerNow()).toEqual({ element: replacement, home })
  replacement.blur()
  expect(triggerNow()?.element).toBe(document.body)
})
