import { expect, onTestFinished, test } from 'vitest'
import { drawDialog } from './drawDialog'

const html = document.documentElement
const { body } = document

type Lock = () => () => void

/** Saves an inline style and restores it, as most kits and hooks do. */
const inline =
  (element: HTMLElement, priority: string): Lock =>
  () => {
    const saved = element.style.getPropertyValue('overflow')
    element.style.setProperty('overflow', 'hidden', priority)
    return () => element.style.setProperty('overflow', saved)
  }

/** Saves the computed style, as `useLockBodyScroll` does. */
const computed =
  (element: HTMLElement): Lock =>
  () => {
    const saved = getComputedStyle(element).overflow
    element.style.overflow = 'hidden'
    return () => {
      element.style.overflow = saved
    }
  }

/** Locks with a fixed body, as for iOS. */
const fixedBody: Lock = () => {
  const saved = body.style.cssText
  body.style.cssText = `position: fixed; top: -${scrollY}px; overflow: hidden`
  return () => {
    body.style.cssText = saved
  }
}

const owners: [string, Lock][] = [
  ['an important inline style of html', inline(html, 'important')],
  ['the computed style of body', computed(body)],
  ['a fixed body', fixedBody],
]

type Step = 'lock' | 'unlock' | 'open' | 'close'

const orders: Step[][] = [
  ['lock', 'open', 'unlock', 'close'],
  ['lock', 'open', 'close', 'unlock'],
  ['open', 'lock', 'close', 'unlock'],
  ['open', 'lock', 'unlock', 'close'],
]

/** Renders a page that is longer than the window. */
function drawPage() {
  const content = document.createElement('div')
  content.style.height = '3000px'
  body.append(content)
  onTestFinished(() => {
    content.remove()
    html.removeAttribute('style')
    body.removeAttribute('style')
  })
}

const overflows = () =>
  [html, body].map((element) => getComputedStyle(element).overflow)

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

test.each(
  owners.flatMap(([owner, lock]) =>
    orders.map((order) => ({ owner, lock, order, words: order.join(', ') })),
  ),
)(
  'the dialog does not change when the page can scroll, if the page locks with $owner: $words',
  ({ lock, order }) => {
    drawPage()
    const before = overflows()
    let unlock = () => {}
    let close = () => {}
    const steps = {
      lock: () => {
        unlock = lock()
      },
      unlock: () => unlock(),
      open: () => {
        close = drawDialog().close
      },
      close: () => close(),
    }
    for (const step of order) {
      steps[step]()
      const isLocked =
        order.indexOf(step) >= order.indexOf('lock') &&
        order.indexOf(step) < order.indexOf('unlock')
      expect(overflows().includes('hidden')).toBe(isLocked)
    }
    expect(overflows()).toEqual(before)
    expect(mayScroll(wheel())).toBe(true)
  },
)

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
