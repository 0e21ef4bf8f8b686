import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { catalogue } from '../../../src/data/wallets/catalogue'
import { groupWallets } from '../../../src/data/wallets/groupWallets'
import { listWallets } from '../../../src/data/wallets/listWallets'
import type { AnnouncedWallet } from '../../../src/platform/page/announcedWallets'
import { DialogSkeleton } from '../../../src/ui/dialog/DialogSkeleton'
import { drawDialog, labels } from '../ui/drawDialog'
import { drawConnect } from './drawConnect'

const phone = { system: 'ios', browser: 'safari', mobile: true } as const

const metaMask = {
  rdns: 'io.metamask',
  name: 'MetaMask',
  icon: '',
  provider: { isMetaMask: true },
}

/** Our wallets on a phone, as most hosts show them. */
const groupsWith = (announced: readonly AnnouncedWallet[]) =>
  groupWallets(listWallets(catalogue, { announced, device: phone }))

const link = 'https://learn.example'

test.each([
  ['offers a wallet that is installed', [metaMask], true, link],
  ['explains what a wallet is', [], false, undefined],
  ['explains what a wallet is, with a link', [], false, link],
])(
  'if the list of a sheet %s, its skeleton has its height, and a box in the place of its first button',
  async (_, announced, offers, learnMoreUrl) => {
    await page.viewport(390, 844)
    onTestFinished(() => page.viewport(1280, 800))
    const explains = learnMoreUrl !== undefined
    const { dialog: skeleton } = drawSkeleton('mobile', { offers, explains })
    const fromTop = (dialog: Element, element?: Element | null) =>
      (element?.getBoundingClientRect().top ?? Number.NaN) -
      dialog.getBoundingClientRect().top
    const [, below] = skeleton.querySelectorAll('[aria-hidden=true]')
    const place = fromTop(skeleton, below?.children.item(offers ? 0 : 3))
    const { offsetHeight } = skeleton

    const groups = groupsWith(announced)
    const { dialog } = drawConnect('mobile', undefined, {
      groups,
      learnMoreUrl,
    })
    const buttons = dialog.querySelectorAll<HTMLElement>('[part~=button]')
    expect(fromTop(dialog, buttons[0])).toEqual(place)
    // Buttons are higher on touch screens than here.
    const lower = [...buttons].map(({ offsetHeight }) => 44 - offsetHeight)
    expect(
      lower.reduce((sum, pixels) => sum + pixels, dialog.offsetHeight),
    ).toBe(offsetHeight)
  },
)

function drawSkeleton(
  layout: 'wide' | 'mobile',
  more: { readonly offers?: boolean; readonly explains?: boolean } = {},
) {
  const title = 'Connect a wallet'
  const shell = { name: 'connect', layout, title, labels, ...more } as const
  return drawDialog({ ...shell, children: <DialogSkeleton {...shell} /> })
}

test('the line of the wide skeleton is not covered by the header', () => {
  const { dialog } = drawSkeleton('wide')
  const [skeleton] = dialog.querySelectorAll('[aria-busy=true]')
  const [header] = dialog.querySelectorAll('[data-grip]')
  const layerOf = (element?: Element, pseudo?: string) =>
    Number(getComputedStyle(element ?? dialog, pseudo).zIndex)
  expect(layerOf(skeleton, '::before')).toBeGreaterThan(layerOf(header))
  expect(getComputedStyle(skeleton ?? dialog, '::before').top).toBe('0px')
})

test('all boxes of the wide skeleton pulse in sync', () => {
  const { dialog } = drawSkeleton('wide')
  const movements = [...dialog.querySelectorAll('[aria-busy=true]')].flatMap(
    (skeleton) => skeleton.getAnimations({ subtree: true }),
  )
  const halves = movements.filter(
    ({ effect }) => effect?.getComputedTiming().iterations === Infinity,
  )
  expect(halves).toHaveLength(2)
  expect(new Set(halves.map(({ currentTime }) => currentTime)).size).toBe(1)
})
