import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { DialogSkeleton } from '../../../src/ui/dialog/DialogSkeleton'
import { connectProps } from '../../fixtures/states/connectProps'
import { drawDialog } from '../ui/drawDialog'
import { drawConnect } from './drawConnect'

/** Wallets that the visitor does not have, and whose names fit on one line. */
const groups = connectProps('mobile')
  .groups.flatMap(({ wallets }) => wallets)
  .filter(({ name }) => /^(Coinbase|Trust|Ledger)/.test(name))
  .map((wallet) => ({
    groupName: wallet.groupName,
    wallets: [{ ...wallet, ready: true, recent: false }],
  }))

test('the skeleton of the sheet is as high as the sheet, and has boxes in the places of the tiles, the title and the button', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1280, 800))
  const shell = {
    name: 'connect',
    layout: 'mobile',
    title: 'Connect a wallet',
    labels: { back: 'Back', close: 'Close' },
  } as const
  const { dialog: skeleton } = drawDialog({
    ...shell,
    children: <DialogSkeleton {...shell} />,
  })
  const fromTop = (dialog: Element, element?: Element | null) =>
    (element?.getBoundingClientRect().top ?? Number.NaN) -
    dialog.getBoundingClientRect().top
  const [tiles, intro] = skeleton.querySelectorAll('[aria-hidden=true]')
  const boxes = [tiles?.firstElementChild, intro, intro?.lastElementChild]
  const places = boxes.map((box) => fromTop(skeleton, box))
  const { offsetHeight } = skeleton

  const { dialog } = drawConnect('mobile', undefined, {
    groups,
    learnMoreUrl: undefined,
  })
  const button = dialog.querySelector('[part~=button]')
  const parts = [
    dialog.querySelector('[part=row] > :first-child'),
    button?.parentElement?.parentElement,
    button,
  ]
  expect(parts.map((part) => fromTop(dialog, part))).toEqual(places)
  // Buttons are higher on touch screens than here.
  const lower = 44 - (button?.getBoundingClientRect().height ?? 0)
  expect(dialog.offsetHeight + lower).toBe(offsetHeight)
})

function drawWideSkeleton() {
  const shell = {
    name: 'connect',
    layout: 'wide',
    title: 'Connect a wallet',
    labels: { back: 'Back', close: 'Close' },
  } as const
  return drawDialog({ ...shell, children: <DialogSkeleton {...shell} /> })
}

test('the line of the wide skeleton is not covered by the header', () => {
  const { dialog } = drawWideSkeleton()
  const [skeleton] = dialog.querySelectorAll('[aria-busy=true]')
  const [header] = dialog.querySelectorAll('[data-grip]')
  const layerOf = (element?: Element, pseudo?: string) =>
    Number(getComputedStyle(element ?? dialog, pseudo).zIndex)
  expect(layerOf(skeleton, '::before')).toBeGreaterThan(layerOf(header))
  expect(getComputedStyle(skeleton ?? dialog, '::before').top).toBe('0px')
})

test('all boxes of the wide skeleton pulse in sync', () => {
  const { dialog } = drawWideSkeleton()
  const movements = [...dialog.querySelectorAll('[aria-busy=true]')].flatMap(
    (skeleton) => skeleton.getAnimations({ subtree: true }),
  )
  const halves = movements.filter(
    ({ effect }) => effect?.getComputedTiming().iterations === Infinity,
  )
  expect(halves).toHaveLength(2)
  expect(new Set(halves.map(({ currentTime }) => currentTime)).size).toBe(1)
})
