import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { nextFrames } from '../../fixtures/pages/nextFrames'
import { drawList, namesOf } from './drawList'
import { focusedText } from './focusedText'

/** As somebody who pulls the scrollbar down: to the end, which comes nearer with each piece that is drawn. */
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

test('rows are drawn as far as somebody looks, a dozen at a time, and the scrollbar tells of all', async () => {
  const { dialog, names } = drawList(namesOf(300))
  expect(names().length).toBe(12)
  const steps = [12]
  const watching = new MutationObserver(() => steps.push(names().length))
  watching.observe(dialog, { childList: true, subtree: true })
  await expect.poll(() => names().length).toBeGreaterThan(12)
  // Until no frame brings more.
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

test('arrow keys and Tab reach the last row of a list that is drawn as it is seen', async () => {
  const { search: find } = drawList(namesOf(40))
  const input = await find()
  input.focus()
  for (let at = 0; at < 40; at++) {
    await userEvent.keyboard('{ArrowDown}')
    // Two frames: what comes into sight draws what follows it.
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
  }
  expect(focusedText()).toBe('Entry 040')
})

test('rows that are out of sight again are neither laid out nor painted', async () => {
  const { dialog, rows } = drawList(namesOf(300))
  const isDrawn = (row: Element | undefined) =>
    row?.querySelector('bdi')?.checkVisibility({ contentVisibilityAuto: true })
  const scroller = await scrollToEnd(dialog)
  await expect.poll(() => isDrawn(rows()[299])).toBe(true)
  scroller?.scrollTo({ top: 0 })
  await expect.poll(() => isDrawn(rows()[299])).toBe(false)
  expect(isDrawn(rows()[0])).toBe(true)
})
