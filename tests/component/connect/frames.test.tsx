import { beforeAll, expect, test } from 'vitest'
import type { ShowConnected } from '../../../src/connect/ConnectDialogProps'
import { moving } from '../../../src/connect/moving'
import { moment } from '../../../src/theme/motion'
import { nextFrames } from '../../fixtures/pages/nextFrames'
import { alice } from '../../fixtures/session/sessionEvents'
import { asking, flowAt, rejected } from '../../fixtures/states/connectProps'
import { connectStates } from '../../fixtures/states/connectStates'
import { drawConnect } from './drawConnect'

beforeAll(() => moving.load())

const layouts = ['wide', 'compact', 'mobile'] as const
const page = { name: 'CONNECT', walletId: 'metaMask' } as const
const ask = flowAt(page, asking('metaMask'))

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

const shownIn = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map(shownOf)

/** Measures the titles of steps, including those that fade out. */
const titlesIn = (root: ParentNode) => ({
  steps: [...root.querySelectorAll('[data-way]')].flatMap((step) => {
    // The offer of a wallet has its heading below the header.
    const title =
      step.querySelector(':scope > :first-child :is(h1,h2)') ??
      step.querySelector('h1,h2')
    return title ? shownOf(title) : []
  }),
  states: shownIn(root, '[data-way] p[data-mood]'),
})

const legible = (shown: readonly number[]) => shown.filter((one) => one > 0.3)
const sum = (shown: readonly number[]) => shown.reduce((one, two) => one + two)

async function draw(layout: (typeof layouts)[number], flow = ask) {
  const told = new Set<ShowConnected>()
  const drawn = drawConnect(layout, flow, {
    whenDone: (tell) => {
      told.add(tell)
      return () => told.delete(tell)
    },
  })
  const { root } = drawn.island
  // Ends the entrance of the dialog.
  await framesOf(root, () => undefined, 0)
  const connect = () => {
    for (const tell of told) tell({ address: alice })
    drawn.close()
  }
  return { ...drawn, connect, root }
}

test.each(layouts)(
  'in every frame of a change of step, at most one title is legible, and the step is not empty: %s',
  async (layout) => {
    const { cross, root } = await draw(layout, connectStates['list'])
    for (const name of ['asking', 'scan', 'get'] as const) {
      cross(connectStates[name] ?? ask)
      const frames = await framesOf(root, () => titlesIn(root))
      const crossing = frames.filter(({ steps }) => steps.length > 1)
      expect(crossing.length).toBeGreaterThan(5)
      for (const { steps } of frames) {
        expect(legible(steps).length).toBeLessThan(2)
        expect(sum(steps)).toBeGreaterThan(0.15)
      }
    }
  },
)

test.each(layouts)(
  'the wallet’s icon does not jump in any frame between prompting, rejected, failed and connected: %s',
  async (layout) => {
    const { connect, cross, root } = await draw(layout)
    const mark = () =>
      [...root.querySelectorAll('[data-mood] img')]
        .at(-1)
        ?.getBoundingClientRect()
    const before = mark()
    const measure = () => ({ ...titlesIn(root), mark: mark() })
    const timedOut = { ...rejected, failure: { class: 'timed-out' } } as const
    const changes = [
      () => cross(flowAt(page, rejected)),
      () => cross(ask),
      () => cross(flowAt(page, timedOut)),
      () => cross(ask),
      connect,
    ]
    for (const change of changes) {
      change()
      // The closing dialog fades out in the last 260 ms, which are not measured.
      for (const frame of await framesOf(root, measure, moment - 260)) {
        expect(legible(frame.states).length).toBeLessThan(2)
        const moved = (side: 'left' | 'top') =>
          Math.abs((frame.mark?.[side] ?? 0) - (before?.[side] ?? 0))
        expect(moved('top')).toBeLessThanOrEqual(2)
        // The mark of a wallet that has rejected shakes sideways.
        expect(moved('left')).toBeLessThanOrEqual(4.5)
      }
    }
  },
)

test('a row can be pressed at its final position from the first frame of an opening dialog', async () => {
  const { dialog, island } = drawConnect('wide', connectStates['list'])
  const row = dialog.querySelector('[part=row]')
  const box = () => row?.getBoundingClientRect().toJSON()
  const at = box()
  for (const now of await framesOf(island.root, box)) expect(now).toEqual(at)
  const { left, top } = at
  expect(row?.contains(island.root.elementFromPoint(left + 40, top + 20))).toBe(
    true,
  )
})
