import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { flowAt } from '../../fixtures/states/connectProps'
import { drawConnect } from '../connect/drawConnect'
import { scrollDown } from './scrollDown'

/** Returns the running animations that end. A spinner never stops, and others follow scrolling. */
const movesOf = (dialog: Element) =>
  dialog.getAnimations({ subtree: true }).filter(({ effect, playState }) => {
    const { endTime } = effect?.getComputedTiming() ?? {}
    return playState === 'running' && Number.isFinite(endTime)
  })

/** Waits until nothing in the dialog moves. A new step cancels its animations and starts others. */
async function settle(dialog: Element) {
  for (let moves = movesOf(dialog); moves.length > 0; moves = movesOf(dialog))
    await Promise.allSettled(moves.map(({ finished }) => finished))
}

test('a closing dialog fades out from its current state, without repeating the entrance of its backdrop or step', async () => {
  const { close, dialog, show } = drawConnect('wide')
  show(flowAt({ name: 'GET' }))
  await settle(dialog)
  const root = dialog.getRootNode()
  close()
  const ghost =
    root instanceof ShadowRoot && root.querySelector<HTMLElement>('[popover]')
  if (!ghost) throw new Error('nothing leaves')
  expect(ghost).toBe(dialog)
  const coming = movesOf(ghost).filter((one) => one instanceof CSSAnimation)
  expect(coming.map(({ animationName }) => animationName)).toEqual([])
  for (const one of ghost.getAnimations({ subtree: true })) one.pause()
  const { opacity } = getComputedStyle(ghost, '::backdrop')
  expect(Number(opacity)).toBeGreaterThan(0.9)
})

test('a list in a closing dialog keeps its scroll position', async () => {
  await page.viewport(1000, 360)
  const { close, dialog } = drawConnect('wide')
  await settle(dialog)
  const list = [...dialog.querySelectorAll('section')].find(
    ({ clientHeight, scrollHeight }) => scrollHeight > clientHeight,
  )
  if (!list) throw new Error('the list has room')
  await scrollDown(list, 40)
  const root = list.getRootNode()
  close()
  const left =
    root instanceof ShadowRoot && root.querySelectorAll('[popover] *')
  const tops = [...(left || [])].map(({ scrollTop }) => scrollTop)
  expect(tops.filter((top) => top > 0)).toEqual([40])
  await page.viewport(1280, 800)
})

test('closing a dialog does not force a style or layout calculation', async () => {
  const { close, dialog } = drawConnect('wide')
  await settle(dialog)
  const style = vi.spyOn(window, 'getComputedStyle')
  const place = vi.spyOn(Element.prototype, 'scrollTop', 'get')
  close()
  expect(style).not.toHaveBeenCalled()
  // React reads the scroll position of the page.
  const asked = place.mock.contexts.filter(
    (it) => it instanceof Element && dialog.contains(it),
  )
  expect(asked).toEqual([])
  vi.restoreAllMocks()
})
