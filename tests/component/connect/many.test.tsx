import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
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

test.each(['wide', 'compact', 'mobile'] as const)(
  'in %s, a search finds one of many wallets by name, id or group, and Enter chooses it',
  async (layout) => {
    const { dialog, events } = drawMany(layout)
    await expect.poll(() => dialog.querySelector('input')).not.toBe(null)
    await userEvent.keyboard('armel 57')
    expect(idsIn(dialog)).toEqual(['wd-wallet-test.many.wallet57'])
    await userEvent.keyboard('{Escape}io.metamask')
    expect(idsIn(dialog)).toEqual(['wd-wallet-metaMask'])
    await userEvent.keyboard('{Escape}many.wallet44')
    expect(idsIn(dialog)).toEqual(['wd-wallet-test.many.wallet44'])
    await userEvent.keyboard('{Escape}popular coinbase')
    expect(idsIn(dialog)).toEqual(['wd-wallet-coinbase'])
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(events).toEqual([{ type: 'CHOOSE', walletId: 'coinbase' }])
  },
)

test('in the wide layout, a search shows only the headings of the groups with results', async () => {
  const { dialog } = drawMany('wide')
  await expect.poll(() => dialog.querySelector('input')).not.toBe(null)
  await userEvent.keyboard('coin')
  expect(headingsIn(dialog)).toEqual(['Popular'])
})

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
