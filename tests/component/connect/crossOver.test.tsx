import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { focusedElement } from '../../../src/ui/dialog/focus'
import { asking, flowAt } from '../../fixtures/states/connectProps'
import { scrollDown } from '../ui/scrollDown'
import { drawConnect } from './drawConnect'

const get = flowAt({ name: 'GET' })
const learn = flowAt({ name: 'LEARN_COMPACT' })
const ask = flowAt(
  { name: 'CONNECT', walletId: 'metaMask' },
  asking('metaMask'),
)

const picturesIn = (root: ParentNode) => [
  ...root.querySelectorAll<HTMLElement>('[data-way][inert]'),
]

test.each(['wide', 'compact', 'mobile'] as const)(
  'the copy of the previous step is visible for a moment, but inert and hidden from screen readers: %s',
  async (layout) => {
    const { cross, dialog } = drawConnect(layout)
    cross(get)
    const [picture, ...others] = picturesIn(dialog)
    expect(others).toEqual([])
    expect(picture?.textContent).not.toBe('')
    expect(picture?.ariaHidden).toBe('true')
    expect(
      picture?.querySelectorAll('[id],[data-testid],[data-autofocus]'),
    ).toHaveLength(0)
    // The copy covers the step exactly.
    const pane = dialog.querySelector('[data-way]:not([inert])')
    const [was, is] = [picture, pane].map((one) => one?.getBoundingClientRect())
    expect([was?.left, was?.top, was?.width]).toEqual([
      is?.left,
      is?.top,
      is?.width,
    ])
    expect(pane?.contains(focusedElement() ?? null)).toBe(true)
    expect(page.getByRole('heading', { level: 1 }).elements()).toHaveLength(1)
    await expect.poll(() => picturesIn(dialog)).toEqual([])
    await expect.poll(() => pane?.getAnimations()).toEqual([])
  },
)

test.each([
  ['ltr', '-16px', '16px'],
  ['rtl', '16px', '-16px'],
] as const)(
  'a step leaves to the start of the line if the visitor goes forward, and to its end if the visitor goes back: %s',
  async (dir, forward, back) => {
    const { cross, dialog, island } = drawConnect('compact')
    island.host.dir = dir
    const leavesTo = () =>
      picturesIn(dialog)
        .flatMap((picture) => picture.getAnimations({ subtree: true }))
        .map(({ effect }) => effect instanceof KeyframeEffect && effect)
        .flatMap((effect) => (effect ? effect.getKeyframes() : []))
        .flatMap(({ translate }) => translate ?? [])
        // The step may still be fading in, which moves its title down.
        .filter((translate) => Number.parseFloat(String(translate)) !== 0)
    cross(get)
    expect(new Set(leavesTo())).toEqual(new Set([forward]))
    await expect.poll(() => picturesIn(dialog)).toEqual([])
    cross(flowAt({ name: 'NONE' }))
    expect(new Set(leavesTo())).toEqual(new Set([back]))
  },
)

test('steps that change quickly fade out from their current opacity, and are all removed', async () => {
  const { cross, dialog } = drawConnect('compact')
  cross(learn)
  cross(get)
  const [first, second] = picturesIn(dialog)
  const content = second?.lastElementChild
  for (const one of dialog.getAnimations({ subtree: true })) one.pause()
  expect(Number(first && getComputedStyle(first).opacity)).toBe(1)
  expect(Number(content && getComputedStyle(content).opacity)).toBe(0)
  for (const one of dialog.getAnimations({ subtree: true })) one.play()
  await expect.poll(() => picturesIn(dialog)).toEqual([])
})

test('a dialog that closes during a transition shows only its last step', () => {
  const { close, cross, dialog } = drawConnect('compact')
  const root = dialog.getRootNode()
  cross(ask)
  expect(picturesIn(dialog)).toHaveLength(1)
  close()
  const ghost = root instanceof ShadowRoot && root.querySelector('[popover]')
  if (!ghost) throw new Error('nothing leaves')
  expect(picturesIn(ghost).filter((one) => one.checkVisibility())).toEqual([])
  expect(ghost.textContent).toContain('MetaMask')
})

test('the copy of a scrolled step keeps its scroll position', async () => {
  const { cross, dialog } = drawConnect('wide', ask)
  const pane = dialog.querySelector<HTMLElement>('[data-way]')
  if (!pane) throw new Error('There is no step.')
  pane.style.height = '200px'
  await scrollDown(pane, 40)
  expect(pane.scrollTop).toBe(40)
  cross(flowAt({ name: 'NONE' }))
  expect(picturesIn(dialog)[0]?.scrollTop).toBe(40)
})

test('a row of an opening dialog can be pressed at its final position from the first frame', () => {
  const { dialog, island } = drawConnect('wide')
  const row = dialog.querySelector('[part=row]')
  const box = () => row?.getBoundingClientRect().toJSON()
  const first = box()
  // Rings never end. The end of an animation that follows scrolling is a percentage.
  const moves = dialog
    .getAnimations({ subtree: true })
    .filter(({ effect }) =>
      Number.isFinite(effect?.getComputedTiming().endTime),
    )
  expect(moves.length).toBeGreaterThan(0)
  for (const one of moves) one.pause()
  for (let at = 0; at <= 320; at += 8) {
    for (const one of moves) one.currentTime = at
    expect(box()).toEqual(first)
  }
  const { left, top } = first
  expect(row?.contains(island.root.elementFromPoint(left + 40, top + 20))).toBe(
    true,
  )
})

test('with reduced motion, a step replaces the previous one without an animation [WCAG 2.2.2]', () => {
  document.body.style.setProperty('--walletdock-motion', 'reduced')
  onTestFinished(() => document.body.removeAttribute('style'))
  const { cross, dialog } = drawConnect('compact')
  cross(get)
  expect(picturesIn(dialog)).toEqual([])
  const pane = dialog.querySelector('[data-way]')
  expect(pane?.getAnimations()).toEqual([])
})
