import { expect, test } from 'vitest'
import { Button } from '../../../src/ui/Button'
import { DialogSkeleton } from '../../../src/ui/dialog/DialogSkeleton'
import { Skeleton } from '../../../src/ui/Skeleton'
import { Spinner } from '../../../src/ui/Spinner'
import { contrast } from '../../../src/ui/theme/contrast'
import { rgbOf } from '../../fixtures/pages/rgbOf'
import {
  asking,
  connectProps,
  flowAt,
  rejected,
} from '../../fixtures/states/connectProps'
import { manyWallets } from '../../fixtures/states/many'
import { drawDialog, labels } from '../ui/drawDialog'
import { emulateMedia } from '../ui/emulateMedia'
import { drawConnect } from './drawConnect'

const page = { name: 'CONNECT', walletId: 'metaMask' } as const
const atMetaMask = flowAt(page)

test.each(['light', 'dark'] as const)(
  'the borders of the search field and of the chosen wallet have a contrast of 3:1: %s [WCAG 1.4.11]',
  async (theme) => {
    const { groups } = connectProps('wide', undefined, manyWallets(20))
    const { dialog } = drawConnect('wide', atMetaMask, { groups }, theme)
    const surface = rgbOf(getComputedStyle(dialog).backgroundColor)
    const field = () => dialog.querySelector('input')?.parentElement
    await expect.poll(field).toBeTruthy()
    const chosen = dialog.querySelector('[data-selected]')
    for (const [known, part] of [
      [field(), undefined],
      [chosen, '::before'],
    ] as const) {
      if (!known) throw new Error('nothing is chosen')
      const edge = rgbOf(getComputedStyle(known, part).borderTopColor)
      expect(contrast(edge, surface)).toBeGreaterThanOrEqual(3)
    }
  },
)

const transparent = 'rgba(0, 0, 0, 0)'

test('in forced colours, the ring of a prompting wallet and a spinner keep a visible arc', async () => {
  await emulateMedia('forced-colors', 'active')
  const { dialog } = drawConnect('wide', flowAt(page, asking('metaMask')))
  const mark = dialog.querySelector('[data-mood=asking]')
  const { dialog: other } = drawDialog({
    children: (
      <>
        <Spinner />
        <Button busy>Wait</Button>
      </>
    ),
  })
  const spinner = other.querySelector('span:not(button *)')
  const inButton = other.querySelector('[aria-busy] > span')
  if (!mark || !spinner || !inButton) throw new Error('Nothing turns.')
  for (const [ring, part] of [
    [mark, '::after'],
    [spinner],
    [inButton],
  ] as const) {
    const { borderBottomColor, borderTopColor } = getComputedStyle(ring, part)
    expect(borderBottomColor).toBe(transparent)
    expect(borderTopColor).not.toBe(borderBottomColor)
  }
})

test('in forced colours, the chosen wallet has a different background from the others, and the boxes of what loads have an outline', async () => {
  await emulateMedia('forced-colors', 'active')
  const { dialog } = drawConnect('wide', atMetaMask)
  const chosen = dialog.querySelector('[data-selected]') ?? dialog
  expect(matchMedia('(forced-colors:active)').matches).toBe(true)
  expect(getComputedStyle(chosen, '::before').backgroundColor).not.toBe(
    getComputedStyle(dialog).backgroundColor,
  )
  const shell = { name: 'connect', layout: 'wide', title: 'Connect' } as const
  const loading = drawDialog({
    ...shell,
    children: (
      <>
        <DialogSkeleton {...shell} labels={labels} />
        <Skeleton width={72} height={12} />
      </>
    ),
  }).dialog
  for (const [selector, part] of [
    ['[aria-hidden] > span', '::before'],
    ['[aria-busy] + *', undefined],
  ] as const) {
    const box = loading.querySelector(selector)
    expect(box && getComputedStyle(box, part).outlineStyle).toBe('solid')
  }
})

test('a rejection is not shown in red, but a failure is', () => {
  const { dialog, show } = drawConnect('compact', flowAt(page, rejected))
  const colors = () => {
    const title = dialog.querySelector('p[data-mood]')
    const ring = dialog.querySelector('span[data-mood]')
    if (!title || !ring) throw new Error('The title or the ring is missing.')
    for (const one of ring.getAnimations({ subtree: true }))
      if (one instanceof CSSTransition) one.finish()
    return [
      getComputedStyle(title).color,
      getComputedStyle(ring, '::before').borderTopColor,
    ]
  }
  const declined = colors()
  show(flowAt(page, asking('metaMask')))
  expect(colors()).toEqual(declined)
  show(
    flowAt(page, {
      ...rejected,
      type: 'failed',
      failure: { class: 'timed-out' },
    }),
  )
  const [title, ring] = colors()
  expect(title).not.toBe(declined[0])
  expect(ring).toBe(title)
})
