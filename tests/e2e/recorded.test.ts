import { expect } from '@playwright/test'
import { windows } from '../fixtures/gallery/choices'
import { visitThin } from '../fixtures/pages/visit'
import { test } from '../fixtures/test'
import { comeToQuiet } from './models/comeToQuiet'
import { type Frame, record } from './models/record'
import { seenFrames, watchFrames } from './models/watchFrames'

// Checks each frame that Chromium paints between two states.

/** Largest change of a brightness in the wrong direction, of 255. Nobody can see such a small change. */
const unseen = 8

/** The position of the pane in each layout. Its header is there in every step. */
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
    // A sheet moves up from below. In the other layouts, a row does not move.
    const { rowTops } = await seenFrames(page)
    if (layout !== 'mobile') expect(rowTops).toHaveLength(1)
    // The animations load when a pointer comes near.
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
      // A pane with text has the shade of its background, and several more in its letters.
      expect(Math.min(...frames.map(({ shades }) => shades))).toBeGreaterThan(6)
      // Old content is at a quarter of its opacity when new content begins to fade in. So the pane pales, but is never
      // empty, and two texts are never legible at once.
      const inks = frames.map(({ ink }) => ink)
      const ends = [inks[0], inks.at(-1)].map(Number)
      expect(Math.min(...inks)).toBeGreaterThan(0.2 * Math.min(...ends))
    }
    const { moved, thinnest, blocked } = await seenFrames(page)
    // Rounding may move a control by less than one pixel.
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

/** Returns how much brighter the backdrop was in a later frame than in any earlier frame. */
function largestRise(frames: readonly Frame[]): number {
  let darkest = 255
  let rise = 0
  for (const { backdrop } of frames) {
    rise = Math.max(rise, backdrop - darkest)
    darkest = Math.min(darkest, backdrop)
  }
  return rise
}
