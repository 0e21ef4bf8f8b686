import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { drawDialog, settled, tall } from './drawDialog'
import { emulateMedia } from './emulateMedia'

afterEach(() => page.viewport(1280, 800))

type Move = {
  /** Distance from the start, in CSS pixels. */
  readonly by: number
  /** Milliseconds since the start. */
  readonly after: number
}

/**
 * Drags an element of a dialog, and returns where the dialog's top was before the release.
 * @param path the last move is the release
 */
function drag(dialog: Element, grip: Element | null, path: readonly Move[]) {
  const send = (type: string, { by, after }: Move) => {
    const event = new PointerEvent(type, {
      bubbles: true,
      composed: true,
      clientY: 100 + by,
      pointerType: grip?.matches('h1') ? 'mouse' : 'touch',
    })
    Object.defineProperty(event, 'timeStamp', { value: after })
    const target = type === 'pointerdown' ? grip : window
    target?.dispatchEvent(event)
  }
  send('pointerdown', { by: 0, after: 0 })
  for (const move of path) send('pointermove', move)
  const { top } = dialog.getBoundingClientRect()
  const last = path.at(-1)
  if (last) send('pointerup', last)
  return top
}

/** Drags the heading of a dialog. */
const pull = (dialog: Element, by: number, after = 0) =>
  drag(dialog, dialog.querySelector('h1'), [{ by, after }])

const drawSheet = async (look: { readonly motion?: 'reduced' } = {}) => {
  await page.viewport(390, 700)
  const props = { layout: 'mobile', children: tall(300) } as const
  return drawDialog(props, { look })
}

test.each([
  ['a sheet follows the finger down, and closes', 'mobile', 150, 150, 1],
  ['a sheet follows the finger up a little', 'mobile', -50, -10, 0],
  ['a sheet follows the finger up by 16 pixels', 'mobile', -150, -16, 0],
  ['a dialog on a desktop does not move', 'compact', 150, 0, 0],
] as const)(
  '%s when it is dragged far',
  async (_, layout, distance, followed, closed) => {
    await page.viewport(390, 700)
    const { dialog, closings } = drawDialog({ layout, children: tall(300) })
    const { top } = await settled(dialog)
    expect(pull(dialog, distance)).toBe(top + followed)
    expect(closings()).toBe(closed)
  },
)

const slowly = { by: 84, after: 600 } as const

test.each([
  [
    'after a pause, closes',
    [slowly, { by: 88, after: 900 }, { by: 140, after: 940 }],
    1,
  ],
  ['slowly, stays open', [{ by: 40, after: 300 }, slowly], 0],
  [
    'fast and then waits, stays open',
    [
      { by: 84, after: 60 },
      { by: 84, after: 400 },
    ],
    0,
  ],
  ['a short way fast, stays open', [{ by: 20, after: 20 }], 0],
] as const)('a sheet that is flicked or pulled %s', async (_, path, closed) => {
  const { dialog, closings } = await drawSheet()
  await settled(dialog)
  drag(dialog, dialog.querySelector('h1'), path)
  expect(closings()).toBe(closed)
})

test('a finger pulls a sheet by its content as well, unless the content is scrolled or the finger moves up first', async () => {
  const { dialog, closings, draw } = await drawSheet()
  const { top } = await settled(dialog)
  const content = dialog.firstElementChild
  const below = content?.lastElementChild ?? null
  expect(drag(dialog, below, [{ by: 20, after: 300 }])).toBe(top + 20)
  expect(closings()).toBe(0)
  await settled(dialog)
  expect(
    drag(dialog, below, [
      { by: -9, after: 50 },
      { by: 150, after: 300 },
    ]),
  ).toBe(top)
  draw({ layout: 'mobile', children: tall(2000) })
  const scrolled = await settled(dialog)
  content?.scrollTo({ top: 40 })
  const next = content?.lastElementChild ?? null
  expect(drag(dialog, next, [{ by: 150, after: 300 }])).toBe(scrolled.top)
  content?.scrollTo({ top: 0 })
  expect(drag(dialog, next, [{ by: 150, after: 300 }])).toBe(scrolled.top + 150)
  expect(closings()).toBe(1)
})

test('the page behind a sheet becomes visible as far as the sheet is pulled down', async () => {
  const { dialog } = await drawSheet()
  const { height } = await settled(dialog)
  const opacity = () => Number(getComputedStyle(dialog, '::backdrop').opacity)
  expect(opacity()).toBe(1)
  const grip = dialog.querySelector('h1')
  grip?.dispatchEvent(
    new PointerEvent('pointerdown', {
      bubbles: true,
      composed: true,
      clientY: 100,
    }),
  )
  window.dispatchEvent(
    new PointerEvent('pointermove', { clientY: 100 + height / 4 }),
  )
  expect(opacity()).toBeCloseTo(0.75, 2)
  window.dispatchEvent(new PointerEvent('pointercancel'))
  expect(opacity()).toBe(1)
})

test('the sheet springs back when it is released, and its shadow covers the overshoot', async () => {
  const { dialog } = await drawSheet()
  const { top } = await settled(dialog)
  pull(dialog, 100, 250)
  const [back] = dialog.getAnimations()
  back?.pause()
  // Measure the highest overshoot of the animation.
  const tops = Array.from({ length: 24 }, (_, at) => {
    if (back) back.currentTime = at * 10
    return dialog.getBoundingClientRect().top - top
  })
  const over = Math.min(...tops)
  expect(over).toBeLessThan(-0.3)
  const shadow = getComputedStyle(dialog).boxShadow
  expect(shadow).toContain('0px 32px 0px 0px')
  expect(over).toBeGreaterThan(-32)
  back?.play()
  expect((await settled(dialog)).top).toBe(top)
})

test.each([
  ['a visitor who prefers reduced motion', 'reduce', {}],
  ['a page that sets reduced motion', '', { motion: 'reduced' }],
] as const)(
  'for %s, a released sheet returns without an animation [WCAG 2.2.2]',
  async (_, value, look) => {
    await emulateMedia('prefers-reduced-motion', value)
    const { dialog } = await drawSheet(look)
    await expect.poll(() => dialog.getAnimations()).toEqual([])
    const { top } = dialog.getBoundingClientRect()
    expect(pull(dialog, 100, 250)).toBe(top + 100)
    expect(dialog.getAnimations()).toEqual([])
    expect(dialog.getBoundingClientRect().top).toBe(top)
  },
)
