import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { safe } from '../../../src/data/wallets/safe'
import { contrast, parseColor } from '../../../src/ui/theme/contrast'
import { rgbOf } from '../../fixtures/pages/rgbOf'
import {
  asking,
  connectProps,
  flowAt,
} from '../../fixtures/states/connectProps'
import { manyWallets } from '../../fixtures/states/many'
import { languageOf } from '../../languages/allLanguages'
import { drawConnect } from './drawConnect'

/** Spanish has different words for one wallet and for several, unlike English. */
const messages = languageOf('es').dialogs

function captionsIn(dialog: Element) {
  return ['rainbow', 'walletConnect', 'metaMask'].map((id) =>
    dialog
      .querySelector(`[data-testid=wd-wallet-${id}]`)
      ?.textContent?.replace(/Rainbow|WalletConnect|MetaMask/, ''),
  )
}

test('headings use the plural, and the badge of a row the singular', () => {
  const { dialog } = drawConnect('compact', undefined, { messages })
  const headings = [...dialog.querySelectorAll('h2')].map(
    ({ textContent }) => textContent,
  )
  expect(headings.slice(0, 2)).toEqual(['Recientes', 'Instaladas'])
  expect(captionsIn(dialog)).toEqual(['Reciente', 'Reciente', ''])
})

test('the caption of a tile uses the singular', () => {
  const { dialog } = drawConnect('mobile', undefined, { messages })
  expect(captionsIn(dialog)).toEqual(['Reciente', 'Reciente', 'Instalada'])
})

const idsIn = (dialog: Element) =>
  [...dialog.querySelectorAll<HTMLElement>('[part=row]')].map(
    (row) => row.dataset['testid'],
  )
const headingsIn = (dialog: Element) =>
  [...dialog.querySelectorAll('section section h2')].map(
    (heading) => heading.textContent,
  )

function drawMany(layout: 'wide' | 'compact' | 'mobile') {
  const { groups } = connectProps(layout, undefined, manyWallets(60))
  return drawConnect(layout, undefined, { groups })
}

test.each([
  ['wide', 'popular coinbase', 'coinbase'],
  ['compact', 'io.metamask', 'metaMask'],
  ['mobile', 'armel 57', 'test.many.wallet57'],
] as const)(
  'in %s, a search for “%s” finds %s among many wallets, shows only the headings of its results, and Enter chooses it',
  async (layout, words, walletId) => {
    const { dialog, events } = drawMany(layout)
    await expect.poll(() => dialog.querySelector('input')).not.toBe(null)
    // The first letter focuses the field.
    await userEvent.keyboard(words.slice(0, 1))
    await userEvent.fill(page.getByRole('searchbox'), words)
    await expect.poll(() => idsIn(dialog)).toEqual([`wd-wallet-${walletId}`])
    if (layout === 'wide') expect(headingsIn(dialog)).toEqual(['Popular'])
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(events).toEqual([{ type: 'CHOOSE', wallet: walletId }])
  },
)

test('on a phone, many wallets are a grid, and the button to get a wallet stays visible', async () => {
  const { dialog } = drawMany('mobile')
  await expect.poll(() => idsIn(dialog).length).toBeGreaterThan(24)
  const tiles = [...dialog.querySelectorAll('[part=row]')]
  const tops = new Set(tiles.map((tile) => tile.getBoundingClientRect().top))
  expect(tops.size).toBeGreaterThan(6)
  const get = [...dialog.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Get a wallet',
  )
  const bottomOf = (element?: Element) =>
    element?.getBoundingClientRect().bottom
  // While the step enters, the button is a fraction of a pixel lower.
  await expect
    .poll(() => bottomOf(get))
    .toBeLessThanOrEqual(bottomOf(dialog) ?? 0)
})

const at = (walletId: string) => ({ name: 'CONNECT', walletId }) as const

test.each(['light', 'dark'] as const)(
  'a wallet’s step uses the wallet’s accent colour, corrected for contrast: %s',
  (theme) => {
    const { dialog, show } = drawConnect(
      'wide',
      flowAt(at('metaMask')),
      {},
      theme,
    )
    const connect = dialog.querySelector('[data-tone=primary]')
    if (!connect) throw new Error('the connect button is missing')
    const { backgroundColor, borderTopColor } = getComputedStyle(connect)
    expect(rgbOf(backgroundColor)).toEqual(parseColor('#f6851a'))
    const surface = rgbOf(getComputedStyle(dialog).backgroundColor)
    expect(contrast(rgbOf(borderTopColor), surface)).toBeGreaterThanOrEqual(3)

    show(flowAt(at('metaMask'), asking('metaMask')))
    const ring = dialog.querySelector('[data-mood=asking]')
    if (!ring) throw new Error('nobody is asked')
    expect(getComputedStyle(ring, '::after').borderTopColor).toBe(
      borderTopColor,
    )
  },
)

test('the step of a wallet without an accent colour, and everything outside a step, use the page’s accent', () => {
  const { dialog, show } = drawConnect('wide', flowAt(at('safe')))
  const edges = () =>
    [...dialog.querySelectorAll('section')]
      .filter(({ parentElement }) => parentElement?.matches('dialog > * > *'))
      .map((section) =>
        getComputedStyle(section).getPropertyValue('--wd-accent'),
      )
  const own = getComputedStyle(dialog).getPropertyValue('--wd-accent')
  const { iconAccent } = safe
  expect(edges()).toEqual([own, `light-dark(${iconAccent},${iconAccent})`])
  show(flowAt(at('rainbow')))
  expect(edges()).toEqual([own, own])
})
