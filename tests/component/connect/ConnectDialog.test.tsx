import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { dialogMessages } from '../../../src/data/messages/dialogs'
import type { FailureClass } from '../../../src/errors/Failure'
import type { Attempt } from '../../../src/wallet/session/State'
import {
  asking,
  connectProps,
  flowAt,
  rejected,
} from '../../fixtures/states/connectProps'
import { focusedText } from '../ui/focusedText'
import { drawConnect } from './drawConnect'

const atMetaMask = { name: 'CONNECT', walletId: 'metaMask' } as const
test('the list groups the wallets: recent, installed, others, and unsupported ones last', () => {
  const { dialog } = drawConnect('compact')
  const words = [...dialog.querySelectorAll('h2, [part=row]')].map(
    (each) => each.textContent,
  )
  expect(words).toEqual([
    'Recent',
    'RainbowRecent',
    'Installed',
    'MetaMask',
    'SStranger in Town',
    'Popular',
    'WalletConnectRecent',
    'Coinbase Wallet',
    'SafeNot available',
    'Recommended',
    'AAcme VaultNot installed',
  ])
})

test('a heading is visible only above several rows, and the row of a lone wallet names its group', () => {
  const heights = (groups = connectProps('wide').groups) => {
    const { dialog } = drawConnect('wide', undefined, { groups })
    const headings = [...dialog.querySelectorAll<HTMLElement>('section h2')]
    return Object.fromEntries(
      headings.map(({ offsetHeight, textContent }) => [
        textContent,
        offsetHeight,
      ]),
    )
  }
  // The host has chosen the name of its group, so it is shown above a single wallet as well.
  expect(heights()).toMatchObject({
    Recent: 1,
    Installed: 18,
    Popular: 18,
    Recommended: 18,
  })
  const [, installed] = connectProps('wide').groups
  if (!installed) throw new Error('No wallet is installed.')
  expect(heights([installed])).toMatchObject({ Installed: 1 })
  const groups = [{ ...installed, wallets: installed.wallets.slice(0, 1) }]
  const { get } = drawConnect('wide', undefined, { groups })
  expect(get('wallet-metaMask').textContent).toBe('MetaMaskInstalled')
})

test.each([
  ['wide', 'at the end of its row'],
  ['compact', 'at the end of its row'],
  ['mobile', 'under its name'],
] as const)(
  'in %s, a wallet that was used recently shows the badge %s',
  (layout, _where) => {
    const recent = drawConnect(layout).get('wallet-walletConnect')
    const [name, mark] = ['WalletConnect', 'Recent'].map((words) =>
      [...recent.querySelectorAll('span, bdi')]
        .findLast(({ textContent }) => textContent === words)
        ?.getBoundingClientRect(),
    )
    if (!name || !mark) throw new Error('The row has no name or no badge.')
    const { right } = recent.getBoundingClientRect()
    if (layout === 'mobile')
      expect(mark.top).toBeGreaterThanOrEqual(name.bottom)
    else expect(right - mark.right).toBeCloseTo(12, 0)
    expect(recent.textContent).toBe('WalletConnectRecent')
  },
)

test.each(['wide', 'compact', 'mobile'] as const)(
  'in %s, screen readers find one list of wallets for each heading [WCAG 1.3.1]',
  (layout) => {
    const { dialog } = drawConnect(layout)
    const rows = [...dialog.querySelectorAll('[part=row]')]
    expect(rows.length).toBeGreaterThan(3)
    for (const each of rows)
      expect(each.matches('ul[role=list] > li > *')).toBe(true)
  },
)

test('choosing a wallet sends CHOOSE, and a chosen wallet can be chosen again', async () => {
  const { events, get, show } = drawConnect('wide')
  await userEvent.click(get('wallet-metaMask'))
  show(flowAt(atMetaMask, asking('metaMask')))
  expect(get('wallet-metaMask').ariaCurrent).toBe('true')
  expect(get('wallet-rainbow').ariaCurrent).toBe(null)
  await userEvent.click(get('wallet-metaMask'))
  const chosen = { type: 'CHOOSE', wallet: 'metaMask' }
  expect(events).toEqual([chosen, chosen])
})

test.each([
  ['wide', 'is beside the list', 5],
  ['compact', 'replaces the list', 0],
  ['mobile', 'replaces the list', 0],
] as const)('in %s, the step %s [WCAG 3.2.3]', (layout, _, rows) => {
  const flow = flowAt(atMetaMask, asking('metaMask'))
  const { dialog } = drawConnect(layout, flow)
  const listed = dialog.querySelectorAll('[part=row]').length
  expect(Math.min(listed, 5)).toBe(rows)
  expect(dialog.textContent).toContain('Confirm in MetaMask')
  // The wide dialog has the list to go back to.
  const back = dialog.querySelector('[data-testid=wd-back]')
  expect(back === null).toBe(layout === 'wide')
})

test.each(Object.keys(dialogMessages.failures) as FailureClass[])(
  'a failure of class %s is shown with its title, its text and a retry button [WCAG 3.3.1] [WCAG 3.3.3]',
  async (failureClass) => {
    const attempt: Attempt = {
      ...rejected,
      type: 'failed',
      failure: { class: failureClass },
    }
    const { button, dialog, events } = drawConnect(
      'compact',
      flowAt(atMetaMask, attempt),
    )
    const { title, text } = dialogMessages.failures[failureClass]
    expect(dialog.textContent).toContain(title('MetaMask'))
    expect(dialog.textContent).toContain(text)
    const isWindow = failureClass === 'popup-blocked'
    const again = isWindow ? 'Open again' : 'Try again'
    await userEvent.click(button(again))
    expect(events).toEqual([{ type: 'CHOOSE', wallet: 'metaMask' }])
    await expect
      .poll(() => button('Copy report').dataset['testid'])
      .toBe('wd-copy-report')
  },
)

test('if the wallet does not support the network, a button leads back to the other wallets', async () => {
  const attempt = {
    ...rejected,
    type: 'failed',
    failure: { class: 'chain-unsupported' },
  } as const
  const { button, events } = drawConnect('compact', flowAt(atMetaMask, attempt))
  await userEvent.click(button('Other wallets'))
  expect(events).toEqual([{ type: 'BACK' }])
})

test('the focus stays in the dialog when its retry button disappears', async () => {
  const { button, show } = drawConnect('wide', flowAt(atMetaMask, rejected))
  button('Try again').focus()
  show(flowAt(atMetaMask, asking('metaMask')))
  await expect.poll(focusedText).toBe('MetaMask')
})

test('while an app that is not installed connects, the dialog offers to get it', async () => {
  const page = { name: 'CONNECT', walletId: 'coinbase' } as const
  const { button, dialog, events } = drawConnect(
    'compact',
    flowAt(page, asking('coinbase')),
  )
  expect(dialog.textContent).toContain('Don’t have Coinbase?')
  await userEvent.click(button('Get'))
  expect(events).toEqual([
    { type: 'SHOW', step: 'DOWNLOAD_OPTIONS', wallet: 'coinbase' },
  ])
})

test('the dialog shows the list if the wallet of the step is not listed any more', () => {
  const { dialog } = drawConnect(
    'compact',
    flowAt({ name: 'CONNECT', walletId: 'gone' }),
  )
  expect(dialog.querySelector('#wd-title')?.textContent).toBe(
    'Connect a wallet',
  )
})

test('an empty list shows a hint', () => {
  const { dialog } = drawConnect('compact', undefined, { groups: [] })
  expect(dialog.textContent).toContain(dialogMessages.connect.noWallets)
})

test('a name of sixty characters does not enlarge its row', () => {
  const { groups } = connectProps('wide')
  const group = groups.find(({ groupName }) => groupName === 'Installed')
  const [wallet] = group?.wallets ?? []
  if (!group || !wallet) throw new Error('the list is empty')
  const name = 'Wallet'.repeat(10)
  const { dialog, get } = drawConnect('wide', undefined, {
    groups: [{ ...group, wallets: [{ ...wallet, name, ready: false }] }],
  })
  const list = dialog.querySelector('section')
  expect(list?.scrollWidth).toBe(list?.clientWidth)
  const usual = drawConnect('wide').get('wallet-metaMask')
  expect(get('wallet-metaMask').offsetHeight).toBe(usual.offsetHeight)
})

test('the dialog links to the host’s page about wallets if the host sets one', () => {
  const { button } = drawConnect('wide')
  const link = button('Learn more')
  expect(link.getAttribute('href')).toBe('https://learn.example')
  expect(link.getAttribute('target')).toBe('_blank')
  const without = drawConnect('wide', undefined, { learnMoreUrl: undefined })
  expect(without.dialog.textContent).not.toContain('Learn more')
})

test('on a phone, the wallets are tiles with short names', () => {
  const { dialog, get } = drawConnect('mobile')
  expect(get('wallet-coinbase').textContent).toBe('Coinbase')
  const tops = [...dialog.querySelectorAll('[part=row]')].map(
    (tile) => tile.getBoundingClientRect().top,
  )
  expect(new Set(tops).size).toBe(1)
  for (const tile of dialog.querySelectorAll('[part=row]'))
    expect(tile.getBoundingClientRect().width).toBeGreaterThanOrEqual(44)
})

test('the back and close buttons send BACK and CLOSE [WCAG 2.5.1] [WCAG 2.5.7]', async () => {
  const { button, events } = drawConnect('compact', flowAt({ name: 'GET' }))
  await userEvent.click(button('Back'))
  await userEvent.click(button('Close'))
  expect(events).toEqual([{ type: 'BACK' }, { type: 'CLOSE' }])
})
