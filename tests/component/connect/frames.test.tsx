import { expect, test } from 'vitest'
import { nextFrames } from '../../fixtures/pages/nextFrames'
import { connectStates } from '../../fixtures/states/connectStates'
import { drawConnect } from './drawConnect'

const layouts = ['wide', 'compact', 'mobile'] as const

/** Time between two frames, in milliseconds. */
const frameMs = 8

/** Measures each frame of a movement. Steps through the animations, so that a busy machine skips none. */
async function framesOf<Frame>(
  root: ShadowRoot,
  measure: () => Frame,
  untilMs = 320,
): Promise<readonly Frame[]> {
  const frames: Frame[] = []
  const moves = () =>
    root.getAnimations().filter(({ effect }) =>
      // Rings never end. The end of an animation that follows scrolling is a percentage.
      Number.isFinite(effect?.getComputedTiming().endTime),
    )
  for (let at = 0; at <= untilMs; at += frameMs) {
    for (const one of moves()) {
      one.pause()
      one.currentTime = at
    }
    frames.push(measure())
  }
  for (const one of moves()) one.finish()
  // Elements that have left are removed with the next frame.
  await nextFrames()
  return frames
}

/** Returns the opacity of an element, from 0 to 1, multiplied by the opacity of its ancestors. */
function shownOf(element: Element): number {
  let shown = 1
  for (let up: Element | null = element; up; up = up.parentElement)
    shown *= Number(getComputedStyle(up).opacity)
  return shown
}

/** Measures the titles of steps, including those that fade out. */
const titlesIn = (root: ParentNode) =>
  [...root.querySelectorAll('[data-way]')].flatMap((step) => {
    // The offer of a wallet has its heading below the header.
    const title =
      step.querySelector(':scope > :first-child :is(h1,h2)') ??
      step.querySelector('h1,h2')
    return title ? shownOf(title) : []
  })

const legible = (shown: readonly number[]) => shown.filter((one) => one > 0.3)
const sum = (shown: readonly number[]) => shown.reduce((one, two) => one + two)

test.each(layouts)(
  'in every frame of a change of step, at most one title is legible, and the step is not empty: %s',
  async (layout) => {
    const { cross, island } = drawConnect(layout, connectStates['list'])
    const { root } = island
    // Ends the entrance of the dialog.
    await framesOf(root, () => undefined, 0)
    for (const name of ['asking', 'scan', 'get'] as const) {
      const next = connectStates[name]
      if (next) cross(next)
      const frames = await framesOf(root, () => titlesIn(root))
      const crossing = frames.filter((titles) => titles.length > 1)
      expect(crossing.length).toBeGreaterThan(5)
      for (const titles of frames) {
        expect(legible(titles).length).toBeLessThan(2)
        expect(sum(titles)).toBeGreaterThan(0.15)
      }
    }
  },
)
