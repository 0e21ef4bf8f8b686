import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { dialogMessages } from '../../../src/data/messages/dialogs'
import {
  asking,
  connectProps,
  flowAt,
  rejected,
} from '../../fixtures/states/connectProps'
import { drawConnect } from './drawConnect'

const atMetaMask = { name: 'CONNECT', walletId: 'metaMask' } as const

const { otherWallets } = dialogMessages.asking

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
  return { ...drawn, find }
}

test('on a phone, a button of the sheet of a prompting wallet leads to the other wallets', async () => {
  const { button, events } = await drawAsking()
  await userEvent.click(button(otherWallets))
  expect(events).toEqual([{ type: 'BACK' }])
})

test('on a phone, the retry button does not appear under a finger that is about to press another button', async () => {
  const { button, dialog, find, show } = await drawAsking()
  const { offsetHeight } = dialog
  const mark = find('span[data-mood]').toJSON()
  const before = button(otherWallets).getBoundingClientRect()
  show(flowAt(atMetaMask, rejected))
  expect(dialog.offsetHeight).toBe(offsetHeight)
  expect(find('span[data-mood]').toJSON()).toEqual(mark)
  expect(before.top).toBeGreaterThan(find('[data-testid=wd-retry]').bottom)
})

test('on a phone, a wallet without a list to go back to has no button to other wallets while it prompts', async () => {
  const flow = { ...flowAt(atMetaMask, asking('metaMask')), history: [] }
  const { dialog } = await drawAsking(flow)
  expect(dialog.textContent).not.toContain(otherWallets)
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
