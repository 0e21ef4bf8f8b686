import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import type { AnnouncedWallet } from '../../../src/platform/page/announcedWallets'
import { DialogSkeleton } from '../../../src/ui/dialog/DialogSkeleton'
import { catalogue } from '../../../src/wallets/catalogue'
import { groupWallets } from '../../../src/wallets/groupWallets'
import { listWallets } from '../../../src/wallets/listWallets'
import { drawDialog } from '../ui/drawDialog'
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
  'if the list of a sheet %s, its skeleton has its height, and boxes where its tiles, the part below them and its button will be',
  async (_, announced, offers, learnMoreUrl) => {
    await page.viewport(390, 844)
    onTestFinished(() => page.viewport(1280, 800))
    const shell = {
      name: 'connect',
      layout: 'mobile',
      title: 'Connect a wallet',
      labels: { back: 'Back', close: 'Close' },
      offers,
      explains: learnMoreUrl !== undefined,
    } as const
    const { dialog: skeleton } = drawDialog({
      ...shell,
      children: <DialogSkeleton {...shell} />,
    })
    const fromTop = (dialog: Element, element?: Element | null) =>
      (element?.getBoundingClientRect().top ?? Number.NaN) -
      dialog.getBoundingClientRect().top
    const [tiles, below] = skeleton.querySelectorAll('[aria-hidden=true]')
    const main = below?.children.item(offers ? 0 : 3)
    const places = [tiles?.firstElementChild, below, main].map((box) =>
      fromTop(skeleton, box),
    )
    const { offsetHeight } = skeleton

    const { dialog } = drawConnect('mobile', undefined, {
      groups: groupsWith(announced),
      learnMoreUrl,
    })
    const buttons = dialog.querySelectorAll<HTMLElement>('[part~=button]')
    const [button] = buttons
    const parts = [
      dialog.querySelector('[part=row] > :first-child'),
      offers ? button?.parentElement : button?.parentElement?.parentElement,
      button,
    ]
    expect(parts.map((part) => fromTop(dialog, part))).toEqual(places)
    // Buttons are higher on touch screens than here.
    const lower = [...buttons].map(({ offsetHeight }) => 44 - offsetHeight)
    expect(
      lower.reduce((sum, pixels) => sum + pixels, dialog.offsetHeight),
    ).toBe(offsetHeight)
  },
)

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
