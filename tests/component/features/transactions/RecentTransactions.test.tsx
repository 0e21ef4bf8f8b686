import { Activity } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type {
  RecentTransaction,
  TransactionStatus,
} from '../../../../src/data/transactions/RecentTransaction'
import {
  RecentTransactions,
  type RecentTransactionsProps,
} from '../../../../src/features/transactions/RecentTransactions'
import { focusedElement } from '../../../../src/ui/dialog/focus'
import { AccountDialog } from '../../../../src/views/account/AccountDialog'
import { InDialog } from '../../../fixtures/states/InDialog'
import { manyTransactions } from '../../../fixtures/states/many'
import { drawDialog } from '../../ui/drawDialog'

const address = '0x52908400098527886E0F7030069857D2E4169EE7'
const explorer = 'https://basescan.org/'

const sent = (
  number: number,
  status: TransactionStatus = 'pending',
): RecentTransaction => ({
  hash: `0x${String(number).padStart(64, '0')}`,
  description: `Gift ${number}`,
  status,
  at: Date.now() - 5 * 60_000,
})

function drawRecent(changes: Partial<RecentTransactionsProps> = {}) {
  let clearings = 0
  const viewOf = (next: Partial<RecentTransactionsProps>) => ({
    name: 'account' as const,
    context: { appName: 'Shop' },
    children: (
      <AccountDialog
        account={{
          address,
          name: 'ada.eth',
          chainId: 8453,
          connector: { id: 'a', name: 'Acme' },
          balance: { value: 1n, symbol: 'ETH', decimals: 0 },
          hasPendingTransactions: true,
        }}
        chain={{ id: 8453, name: 'Base', unsupported: false }}
        onAction={() => {}}
        onNetwork={() => {}}
        onOtherWallet={() => {}}
      >
        <RecentTransactions
          explorer={explorer}
          list={[]}
          onClear={() => {
            clearings += 1
            drawn.draw(viewOf({ list: [] }))
          }}
          onRestore={(cleared) => drawn.draw(viewOf({ list: cleared }))}
          {...next}
        />
      </AccountDialog>
    ),
  })
  const drawn = drawDialog(viewOf(changes))
  const rows = () =>
    [...drawn.dialog.querySelectorAll('li')].map((row) =>
      [...row.querySelectorAll('a > span:last-child > span')].map(
        (part) => part.textContent,
      ),
    )
  const links = () =>
    [...drawn.dialog.querySelectorAll('a[href]')].map((link) =>
      link.getAttribute('href'),
    )
  const clearButton = () =>
    drawn.dialog.querySelector('[data-testid=wd-clear-transactions]')
  return { ...drawn, rows, links, clearButton, clearings: () => clearings }
}

test('the list shows the newest three transactions with their descriptions and statuses [WCAG 1.4.1]', () => {
  const list = [
    sent(4),
    sent(3, 'confirmed'),
    sent(2, 'failed'),
    sent(1, 'replaced'),
  ]
  expect(drawRecent({ list }).rows()).toEqual([
    ['Gift 4', 'Pending · 5 min. ago'],
    ['Gift 3', 'Confirmed · 5 min. ago'],
    ['Gift 2', 'Failed · 5 min. ago'],
  ])
  const others = [
    ...list.slice(3),
    { ...sent(5), description: '' },
    // Earlier releases did not store the time.
    { ...sent(0), at: undefined },
  ]
  expect(drawRecent({ list: others }).rows()).toEqual([
    ['Gift 1', 'Replaced · 5 min. ago'],
    ['Transaction', 'Pending · 5 min. ago'],
    ['Gift 0', 'Pending'],
  ])
})

test('a list that was rendered in advance updates the age of its transactions when it is shown', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  const place = document.createElement('div')
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    vi.useRealTimers()
  })
  const list = [sent(1)]
  const draw = (mode: 'hidden' | 'visible') =>
    root.render(
      <Activity mode={mode}>
        <InDialog>
          <RecentTransactions
            explorer={explorer}
            list={list}
            onClear={() => {}}
            onRestore={() => {}}
          />
        </InDialog>
      </Activity>,
    )
  draw('hidden')
  await expect.poll(() => place.textContent).toContain(' 5 min. ago')
  vi.setSystemTime(Date.now() + 10 * 60_000)
  draw('visible')
  await expect.poll(() => place.textContent).toContain('15 min. ago')
})

test('a button shows the remaining transactions, moves the focus to the list, and adds a search for hundreds', async () => {
  const { button, dialog, rows } = drawRecent({ list: manyTransactions(500) })
  expect(rows()).toHaveLength(3)
  const more = button('Show 497 more')
  // Render synchronously, because the list adds further rows with each frame.
  flushSync(() => more.click())
  expect(focusedElement()?.textContent).toBe('Recent transactions')
  expect(more.isConnected).toBe(false)
  expect(rows().length).toBeLessThan(100)
  await expect.poll(() => dialog.querySelector('input')).not.toBe(null)
  await userEvent.keyboard('failed 499')
  await expect.poll(rows).toEqual([['Lantern gift 499', 'Failed']])
})

test.each([
  [explorer, [`https://basescan.org/tx/${sent(1).hash}`]],
  [undefined, []],
])('with the explorer %s, the transaction links to %j', (url, expected) => {
  const { links, rows } = drawRecent({ list: [sent(1)], explorer: url })
  expect(links()).toEqual(expected)
  expect(rows()).toHaveLength(1)
})

test('an empty list shows a text with the app’s name, and no clear button', () => {
  const { clearButton, dialog } = drawRecent()
  expect(dialog.textContent).toContain(
    'Your transactions in Shop will appear here.',
  )
  expect(clearButton()).toBe(null)
  // Screen readers would announce an empty list.
  expect(dialog.querySelectorAll('ul:empty:not([hidden])')).toHaveLength(0)
})

test('the clear button empties the list once, the undo button restores it, and the focus moves to the heading', async () => {
  const { clearings, dialog, get, rows } = drawRecent({ list: [sent(1)] })
  await userEvent.click(get('clear-transactions'))
  expect(clearings()).toBe(1)
  expect(rows()).toEqual([])
  expect(focusedElement()?.textContent).toBe('Recent transactions')
  expect(dialog.querySelector('p[role=status]:not(:empty)')).not.toBe(null)
  await userEvent.click(get('undo-clear'))
  expect(rows()).toHaveLength(1)
  expect(focusedElement()?.textContent).toBe('Recent transactions')
  expect(dialog.querySelector('[data-testid=wd-undo-clear]')).toBe(null)
})

test('the dialog keeps its height with three transactions, and their heading is visible without scrolling', () => {
  const { dialog } = drawRecent({ list: [sent(4), sent(3), sent(2), sent(1)] })
  expect(dialog.offsetHeight).toBeLessThanOrEqual(728)
  const bottom = dialog.querySelector('h2')?.getBoundingClientRect().bottom
  expect(bottom).toBeLessThan(dialog.getBoundingClientRect().bottom)
})
