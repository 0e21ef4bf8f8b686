import { expect } from '@playwright/test'
import { windows } from '../fixtures/gallery/choices'
import { visitThin } from '../fixtures/pages/visit'
import { test } from '../fixtures/test'
import { comeToQuiet } from './models/comeToQuiet'
import { type Frame, record } from './models/record'
import { seenFrames, watchFrames } from './models/watchFrames'

// What a visitor sees between two states, frame by frame, as Chromium paints it.

/** How far a brightness may go the wrong way, of 255: less than anybody sees. */
const unseen = 8

/** Where each layout has its pane, and where its header is in every step. */
const panes = {
  wide: { x: 440, y: 160, width: 400, height: 360 },
  compact: { x: 130, y: 170, width: 340, height: 300 },
  mobile: { x: 0, y: 520, width: 390, height: 240 },
} as const

for (const layout of ['wide', 'compact', 'mobile'] as const)
  test(`no frame is empty or flashes, and the focus is never lost: ${layout} [WCAG 2.3.1]`, async ({
    page,
    world,
  }) => {
    await page.setViewportSize(windows[layout])
    const visitor = await visitThin(page, world)
    await expect(visitor.connectButton).toBeEnabled()
    await visitor.connectButton.focus()
    await comeToQuiet(page, world)
    await page.evaluate(watchFrames)
    const pane = panes[layout]

    const opening = await record(page, pane, () => visitor.openConnect())
    expect(largestRise(opening)).toBeLessThanOrEqual(unseen)
    // A sheet comes from below; elsewhere a row is where it will be pressed.
    const { rowTops } = await seenFrames(page)
    if (layout !== 'mobile') expect(rowTops).toHaveLength(1)
    // What moves comes when a pointer does.
    await visitor.wallet('safe').hover()
    await comeToQuiet(page, world)
    await page.evaluate(watchFrames)
    const at = (act: () => Promise<void>) => record(page, pane, act)
    const steps = [await at(() => visitor.choose('safe'))]
    if (layout !== 'wide')
      steps.push(await at(() => page.getByTestId('wd-back').click()))
    for (const frames of steps) {
      expect(frames.length).toBeGreaterThan(2)
      expect(largestRise(frames)).toBeLessThanOrEqual(unseen)
      expect(largestRise(frames.toReversed())).toBeLessThanOrEqual(unseen)
      // The ground, and letters of which each has some.
      expect(Math.min(...frames.map(({ shades }) => shades))).toBeGreaterThan(6)
      // What fades in makes up for what fades out.
      const inks = frames.map(({ ink }) => ink)
      const ends = [inks[0], inks.at(-1)].map(Number)
      expect(Math.min(...inks)).toBeGreaterThan(0.9 * Math.min(...ends))
    }
    const { moved, thinnest, blocked } = await seenFrames(page)
    // Rounding aside.
    expect(moved).toBeLessThan(1)
    expect(thinnest).toBeGreaterThan(0.98)
    expect(blocked).toEqual([])
    await expect(page.locator('[data-way]')).toHaveCount(1)
    const closing = await at(async () => {
      await page.keyboard.press('Escape')
      await visitor.seesNoDialog()
    })
    expect(largestRise(closing.toReversed())).toBeLessThanOrEqual(unseen)

    const { lost } = await seenFrames(page)
    expect(lost).toBe(0)
  })

/** By how much the backdrop was brighter in a later frame than in any before. */
function largestRise(frames: readonly Frame[]): number {
  let darkest = 255
  let rise = 0
  for (const { backdrop } of frames) {
    rise = Math.max(rise, backdrop - darkest)
    darkest = Math.min(darkest, backdrop)
  }
  return rise
}
