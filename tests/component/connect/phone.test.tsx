import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
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
