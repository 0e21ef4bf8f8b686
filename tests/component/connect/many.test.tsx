import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { connectProps } from '../../fixtures/states/connectProps'
import { manyWallets } from '../../fixtures/states/many'
import { drawConnect } from './drawConnect'

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
    expect(idsIn(dialog)).toEqual([`wd-wallet-${walletId}`])
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
