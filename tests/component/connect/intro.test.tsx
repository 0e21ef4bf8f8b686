import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { dialogMessages } from '../../../src/data/messages/dialogs'
import { connectProps, flowAt } from '../../fixtures/states/connectProps'
import { drawConnect } from './drawConnect'

const { asking, connect, intro, learnMore } = dialogMessages

/** The list without wallets that the visitor has. */
const { groups } = connectProps('wide')
const foreign = groups.filter(({ groupName }) => groupName === 'Recommended')

test('the wide dialog introduces wallets beside the list if the visitor has none, with a button to get a wallet', async () => {
  const { button, dialog, events } = drawConnect('wide', undefined, {
    groups: foreign,
  })
  expect(dialog.textContent).toContain(connect.title)
  expect(dialog.textContent).toContain(intro.title)
  expect(dialog.textContent).toContain(intro.ownText)
  expect(dialog.textContent).toContain(intro.keyText('Harbour Books'))
  await userEvent.click(button(intro.getWallet))
  expect(events).toEqual([{ type: 'GET' }])
})

test('the wide dialog offers the wallet that connected last beside the list, and a way to get another one', async () => {
  const { button, dialog, events } = drawConnect('wide')
  expect(dialog.textContent).toContain('Continue with Rainbow')
  expect(dialog.textContent).not.toContain(intro.title)
  await userEvent.click(button(asking.connect))
  await userEvent.click(button(intro.getWallet))
  expect(events).toEqual([
    { type: 'CHOOSE', wallet: 'rainbow' },
    { type: 'GET' },
  ])
})

test('on a phone, visitors with a wallet are offered that wallet below the tiles, without an explanation of wallets', async () => {
  const { button, dialog, events } = drawConnect('mobile')
  expect(dialog.textContent).not.toContain(intro.title)
  expect(dialog.textContent).not.toContain(connect.newToWallets)
  await userEvent.click(button('Continue with MetaMask'))
  await userEvent.click(button(intro.getWallet))
  expect(events).toEqual([
    { type: 'CHOOSE', wallet: 'metaMask' },
    { type: 'GET' },
  ])
})

test('on a phone, visitors without a wallet read what a wallet is, and are offered no wallet', () => {
  const { dialog } = drawConnect('mobile', undefined, { groups: foreign })
  expect(dialog.textContent).toContain(intro.title)
  expect(dialog.querySelector('[data-testid=wd-offer]')).toBe(null)
})

test.each([
  ['secondary if there are wallets to choose', foreign, 'secondary'],
  ['primary if there are none', [], 'primary'],
])('on a phone, the button that gets a wallet is %s', (_, groups, tone) => {
  const { button } = drawConnect('mobile', undefined, { groups })
  expect(button(intro.getWallet).dataset['tone']).toBe(tone)
})

test.each(['wide', 'mobile'] as const)(
  'in %s, the offered wallet cannot be chosen if terms are not accepted, and the reason is named',
  (layout) => {
    const { get } = drawConnect(layout, undefined, { lockedBy: 'why' })
    expect(get('offer').ariaDisabled).toBe('true')
    expect(get('offer').getAttribute('aria-describedby')).toBe('why')
  },
)

test('in the compact dialog, a button of the list opens the introduction, and a button of the introduction opens the get step', async () => {
  const { button, dialog, events, show } = drawConnect('compact')
  expect(dialog.textContent).not.toContain(intro.ownText)
  await userEvent.click(button(learnMore))
  show(flowAt({ name: 'LEARN_COMPACT' }))
  expect(dialog.querySelector('#wd-title')?.textContent).toBe(intro.title)
  expect(dialog.textContent).toContain(intro.ownText)
  await userEvent.click(button(intro.getWallet))
  expect(events).toEqual([{ type: 'LEARN' }, { type: 'GET' }])
})
