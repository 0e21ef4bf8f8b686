import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { dialogMessages } from '../../../src/messages/dialogs'
import {
  asking,
  connectProps,
  flowAt,
  rejected,
} from '../../fixtures/states/connectProps'
import { drawConnect } from './drawConnect'

const atMetaMask = { name: 'CONNECT', walletId: 'metaMask' } as const

test('on a phone, choosing a wallet replaces the list with the wallet’s step [2.22]', async () => {
  const { dialog, events, show } = drawConnect('mobile')
  const tile = dialog.querySelector('[data-testid=wd-wallet-metaMask]')
  if (!tile) throw new Error('MetaMask has no tile')
  await userEvent.click(tile)
  expect(events).toEqual([{ type: 'CHOOSE', walletId: 'metaMask' }])
  show(flowAt(atMetaMask, asking('metaMask')))
  expect(dialog.querySelectorAll('[part=row]')).toHaveLength(0)
  expect(dialog.querySelector('#wd-title')?.textContent).toBe('MetaMask')
  expect(dialog.textContent).toContain('Confirm in MetaMask')
})

test('on a phone, a failure is shown with its title, its text and a retry button [2.22] [D8]', async () => {
  const { dialog, events } = drawConnect('mobile', flowAt(atMetaMask, rejected))
  const { title, text } = dialogMessages.failures.rejected
  expect(dialog.textContent).toContain(title('MetaMask'))
  expect(dialog.textContent).toContain(text)
  const retry = dialog.querySelector('[data-testid=wd-retry]')
  if (!retry) throw new Error('there is no retry')
  await userEvent.click(retry)
  expect(events).toEqual([{ type: 'RETRY' }])
})

/** Draws a sheet whose wallet was prompted, on a phone. */
async function drawAsking(flow = flowAt(atMetaMask, asking('metaMask'))) {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1280, 800))
  const drawn = drawConnect('mobile', flow)
  const find = (selector: string) => {
    const element = drawn.dialog.querySelector(selector)
    if (!element) throw new Error(`There is no ${selector}.`)
    return element.getBoundingClientRect()
  }
  const others = () =>
    [...drawn.dialog.querySelectorAll('button')].find(
      ({ textContent }) => textContent === dialogMessages.asking.otherWallets,
    )
  return { ...drawn, find, others }
}

test('on a phone, the sheet of a wallet that was prompted is not empty: below its words, a button leads to the other wallets', async () => {
  const { dialog, events, find, others } = await drawAsking()
  const button = others()
  if (!button) throw new Error('There is no way to the other wallets.')
  const parts = [
    find('[data-grip]'),
    find('span[data-mood]'),
    find('div:has(> p[data-mood])'),
    button.getBoundingClientRect(),
    { top: dialog.getBoundingClientRect().bottom },
  ]
  const gaps = parts.flatMap(({ top }, at) => {
    const before = parts[at - 1]
    return before && 'bottom' in before ? [top - before.bottom] : []
  })
  // No empty area is higher than the ring around the wallet.
  expect(gaps).toHaveLength(4)
  expect(Math.max(...gaps)).toBeLessThanOrEqual(112)
  await userEvent.click(button)
  expect(events).toEqual([{ type: 'BACK' }])
})

test('on a phone, the retry button does not appear under a finger that is about to press another button', async () => {
  const { dialog, find, others, show } = await drawAsking()
  const { offsetHeight } = dialog
  const mark = find('span[data-mood]').toJSON()
  const before = others()?.getBoundingClientRect()
  show(flowAt(atMetaMask, rejected))
  expect(dialog.offsetHeight).toBe(offsetHeight)
  expect(find('span[data-mood]').toJSON()).toEqual(mark)
  expect(before?.top).toBeGreaterThan(find('[data-testid=wd-retry]').bottom)
})

test('on a phone, a wallet without a list to go back to has no button to other wallets while it prompts', async () => {
  const flow = { ...flowAt(atMetaMask, asking('metaMask')), history: [] }
  const { others } = await drawAsking(flow)
  expect(others()).toBe(undefined)
})

test.each([
  ['a failure', rejected, 'metaMask'],
  ['a wallet that is not installed', undefined, 'acme'],
])(
  'on a phone, the primary button for %s is as wide as the sheet',
  (_, attempt, walletId) => {
    const flow = flowAt({ name: 'CONNECT', walletId }, attempt)
    const { dialog } = drawConnect('mobile', flow)
    const primary = dialog.querySelector('[data-tone=primary]')
    // The sheet has a padding of 24 pixels on each side.
    expect(primary?.getBoundingClientRect().width).toBe(dialog.clientWidth - 48)
  },
)

test.each(['wide', 'mobile'] as const)(
  'in %s, headings are bold in a font with only two weights',
  (layout) => {
    // On a phone, only visitors without a wallet see a second heading.
    const groups = connectProps(layout).groups.filter(
      ({ groupName }) => layout === 'wide' || groupName === 'Recommended',
    )
    const { dialog } = drawConnect(layout, flowAt({ name: 'NONE' }), { groups })
    const headings = [...dialog.querySelectorAll<HTMLElement>('h1, h2')].filter(
      ({ offsetHeight }) => offsetHeight > 1,
    )
    expect(headings.length).toBeGreaterThan(1)
    // Browsers use the regular face for 500, and the bold one from 600.
    for (const heading of headings)
      expect(Number(getComputedStyle(heading).fontWeight)).toBeGreaterThan(500)
  },
)
