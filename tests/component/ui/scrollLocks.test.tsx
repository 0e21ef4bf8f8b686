import { expect, onTestFinished, test } from 'vitest'
import { drawDialog } from './drawDialog'

const { body, documentElement: html } = document

/** Renders a page that is longer than the window. */
function drawPage() {
  const content = document.createElement('div')
  content.style.height = '3000px'
  body.append(content)
  onTestFinished(() => content.remove())
}

/** Returns whether the page may scroll on an event. */
const mayScroll = (event: Event, target: Element = body) =>
  target.dispatchEvent(event)

const init = { bubbles: true, cancelable: true, composed: true }
const wheel = (options: WheelEventInit = { deltaY: 100 }) =>
  new WheelEvent('wheel', { ...init, ...options })
const key = (name: string) =>
  new KeyboardEvent('keydown', { ...init, key: name })
const touch = (type: string, places: (readonly [number, number])[]) =>
  new TouchEvent(type, {
    ...init,
    touches: places.map(
      ([clientX, clientY], identifier) =>
        new Touch({ identifier, target: body, clientX, clientY }),
    ),
  })

test('the dialog does not change the styles of the page, which other scripts may change meanwhile', async () => {
  drawPage()
  const changes = new MutationObserver(() => {})
  for (const element of [html, body])
    changes.observe(element, { attributes: true })
  drawDialog().close()
  expect(changes.takeRecords()).toEqual([])
})

test('the page behind a modal dialog cannot be scrolled', () => {
  drawPage()
  const { close } = drawDialog()
  mayScroll(touch('touchstart', [[100, 300]]))
  const scrolls = () => [
    mayScroll(wheel()),
    mayScroll(touch('touchmove', [[100, 200]])),
    mayScroll(key('PageDown')),
    mayScroll(key(' ')),
  ]
  expect(scrolls()).toEqual([false, false, false, false])
  close()
  expect(scrolls()).toEqual([true, true, true, true])
})

test('the page can be scrolled while the dialog is not modal', () => {
  drawPage()
  const { draw } = drawDialog()
  draw({ modal: false })
  expect(mayScroll(wheel())).toBe(true)
  expect(mayScroll(key(' '))).toBe(true)
  draw({ modal: true })
  expect(mayScroll(wheel())).toBe(false)
})

test('two fingers can zoom the page behind a modal dialog', () => {
  drawDialog()
  const places = [
    [100, 300],
    [200, 300],
  ] as const
  mayScroll(touch('touchstart', [...places]))
  expect(mayScroll(touch('touchmove', [...places]))).toBe(true)
})

test('an element that scrolls sideways in a dialog can be swiped sideways, and does not scroll the page', () => {
  drawPage()
  const { dialog } = drawDialog({
    children: (
      <div id="tiles" style={{ width: 200, overflowX: 'auto' }}>
        <div style={{ width: 900, height: 40 }} />
      </div>
    ),
  })
  const tiles = dialog.querySelector('#tiles')
  if (!tiles) throw new Error('nothing is drawn')
  mayScroll(touch('touchstart', [[100, 300]]), tiles)
  expect(mayScroll(touch('touchmove', [[40, 290]]), tiles)).toBe(true)
  expect(mayScroll(touch('touchmove', [[90, 200]]), tiles)).toBe(false)
  expect(mayScroll(wheel({ deltaX: 50 }), tiles)).toBe(true)
  expect(mayScroll(wheel({ deltaY: 50 }), tiles)).toBe(false)
})

test('a dialog that is higher than the window can be scrolled', () => {
  drawPage()
  const { dialog } = drawDialog({
    children: <p id="long" style={{ height: 2000 }} />,
  })
  const long = dialog.querySelector('#long')
  if (!long) throw new Error('nothing is drawn')
  mayScroll(touch('touchstart', [[100, 300]]), long)
  expect(mayScroll(touch('touchmove', [[100, 200]]), long)).toBe(true)
  expect(mayScroll(wheel(), long)).toBe(true)
})
