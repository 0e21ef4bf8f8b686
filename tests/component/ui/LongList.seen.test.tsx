import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { nextFrames } from '../../fixtures/pages/nextFrames'
import { drawList, namesOf } from './drawList'
import { focusedText } from './focusedText'

/** Scrolls to the end as with the scrollbar, while further rows enlarge the list. */
async function scrollToEnd(dialog: Element) {
  const scroller = dialog.querySelector('div')
  await expect
    .poll(() => {
      scroller?.scrollTo({ top: scroller.scrollHeight })
      return [...dialog.querySelectorAll('[part=row]')].at(-1)?.textContent
    })
    .toBe('Entry 300')
  return scroller
}

test('the list renders twelve rows at a time near the viewport, and the scrollbar reflects all rows', async () => {
  const { dialog, names } = drawList(namesOf(300))
  expect(names().length).toBe(12)
  const steps = [12]
  const watching = new MutationObserver(() => steps.push(names().length))
  watching.observe(dialog, { childList: true, subtree: true })
  await expect.poll(() => names().length).toBeGreaterThan(12)
  // Wait until a frame adds no rows.
  for (let before = 0; before < names().length; ) {
    before = names().length
    await nextFrames(4)
  }
  expect(names().length).toBeLessThanOrEqual(36)
  const height = dialog.querySelector('div')?.scrollHeight ?? 0
  await scrollToEnd(dialog)
  watching.disconnect()
  const grown = steps.slice(1).map((step, at) => step - (steps[at] ?? 0))
  expect(Math.max(...grown)).toBe(12)
  expect(names()).toEqual(namesOf(300))
  const all = dialog.querySelector('div')?.scrollHeight ?? 0
  expect(Math.abs(all - height) / all).toBeLessThan(0.05)
})

test('arrow keys and Tab reach the last row of a list that renders on demand', async () => {
  const { names, search: find } = drawList(namesOf(40))
  const input = await find()
  input.focus()
  for (let at = 0; at < 40; at++) {
    // A row that becomes visible renders its successors.
    await expect.poll(() => names().length).toBeGreaterThan(at)
    await userEvent.keyboard('{ArrowDown}')
  }
  expect(focusedText()).toBe('Entry 040')
})

test('rows outside the viewport are neither laid out nor painted', async () => {
  const { dialog, rows } = drawList(namesOf(300))
  const isDrawn = (row: Element | undefined) =>
    row?.querySelector('bdi')?.checkVisibility({ contentVisibilityAuto: true })
  const scroller = await scrollToEnd(dialog)
  await expect.poll(() => isDrawn(rows()[299])).toBe(true)
  scroller?.scrollTo({ top: 0 })
  await expect.poll(() => isDrawn(rows()[299])).toBe(false)
  expect(isDrawn(rows()[0])).toBe(true)
})
