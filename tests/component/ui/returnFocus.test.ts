import { expect, onTestFinished, test } from 'vitest'
import { returnFocus } from '../../../src/ui/dialog/returnFocus'

/** A button in a shadow root, as the page's button is, and a field of the page. */
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

/** The connected button while it is on its way: it cannot be reached yet. */
function inertButton() {
  const pending = document.createElement('div')
  pending.inert = true
  pending.append(document.createElement('button'))
  return pending
}

const aFrame = () => new Promise(requestAnimationFrame)

test('a successor that takes its time gets the focus once it can be used [WCAG 2.4.3]', async () => {
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

test('so does the successor of an opener that goes after it has the focus again', async () => {
  const { draw, home, opener } = aPage()
  returnFocus(opener, home)
  expect(home.activeElement).toBe(opener)
  await aFrame()
  const successor = document.createElement('button')
  draw(successor)
  await expect.poll(() => home.activeElement).toBe(successor)
})

test('a visitor who has gone on keeps their place', async () => {
  const { draw, field, home, opener } = aPage()
  draw(document.createElement('span'))
  returnFocus(opener, home)
  field.focus()
  draw(document.createElement('button'))
  await aFrame()
  await aFrame()
  expect(document.activeElement).toBe(field)
})
