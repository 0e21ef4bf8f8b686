import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import {
  AccountDialog,
  type AccountDialogProps,
} from '../../../src/account/AccountDialog'
import { dialogMessages } from '../../../src/messages/dialogs'
import type { VisitorEvent } from '../../../src/session/Event'
import type { Account } from '../../../src/session/State'
import { focusedElement } from '../../../src/ui/dialog/focusedElement'
import { drawDialog } from '../ui/drawDialog'
import { findViolations } from '../ui/findViolations'

const account: Account = {
  address: '0x52908400098527886E0F7030069857D2E4169EE7',
  chainId: 8453,
  connector: { id: 'metaMask', name: 'MetaMask' },
  balance: { value: 1_239_900_000_000_000_000n, symbol: 'ETH', decimals: 18 },
}

function drawAccount(
  changes: Partial<Account> = {},
  layout: AccountDialogProps['layout'] = 'compact',
  theme: 'light' | 'dark' = 'light',
) {
  const events: VisitorEvent[] = []
  const viewOf = (next: Partial<Account>) => ({
    name: 'account' as const,
    layout,
    children: (
      <AccountDialog
        account={{ ...account, ...next }}
        chain={{ id: 8453, name: 'Base', unsupported: false }}
        layout={layout}
        messages={dialogMessages}
        send={(event) => events.push(event)}
      />
    ),
  })
  const drawn = drawDialog(viewOf(changes), { theme })
  const get = (id: string) => {
    const found = drawn.dialog.querySelector<HTMLElement>(
      `[data-testid=wd-${id}]`,
    )
    if (!found) throw new Error(`no wd-${id}`)
    return found
  }
  const change = (next: Partial<Account>) => drawn.draw(viewOf(next))
  return { ...drawn, change, events, get }
}

test('an account without a name is shown by its shortened address, whole in the title', () => {
  const { dialog } = drawAccount()
  const shown = dialog.querySelector('[title]')
  expect(shown?.textContent).toBe('0x5290…9EE7')
  expect(shown?.getAttribute('title')).toBe(account.address)
})

test('a name takes the place of the address, which stays below it', () => {
  const { dialog } = drawAccount({ name: 'ada.base.eth' })
  const shown = [...dialog.querySelectorAll('[title]')]
  expect(shown.map((each) => each.textContent)).toEqual([
    'ada.base.eth',
    '0x5290…9EE7',
  ])
})

test('the balance is truncated, with its symbol and its network', () => {
  expect(drawAccount().dialog.textContent).toContain('1.23 ETH on Base')
})

test('a balance that arrives moves nothing', () => {
  const { change, dialog } = drawAccount({ balance: undefined })
  const before = dialog.offsetHeight
  change({})
  expect(dialog.textContent).toContain('ETH')
  expect(dialog.offsetHeight).toBe(before)
})

test.each([
  ['compact', 74],
  ['mobile', 82],
] as const)(
  'the avatar in %s is %i wide, and is drawn where there is no image',
  (layout, size) => {
    const { dialog } = drawAccount({}, layout)
    const face = dialog.querySelector<HTMLElement>('[data-round]')
    expect(face?.offsetWidth).toBe(size)
    expect(face && getComputedStyle(face).backgroundImage).toContain('gradient')
  },
)

test('a pending transaction is told', () => {
  const { change, dialog } = drawAccount()
  expect(dialog.textContent).not.toContain('Transaction pending')
  change({ hasPendingTransactions: true })
  expect(dialog.textContent).toContain('Transaction pending')
})

test('copying takes the whole address, and confirms it for 1500 ms', async () => {
  const write = vi
    .spyOn(navigator.clipboard, 'writeText')
    .mockResolvedValue(undefined)
  const { dialog, get } = drawAccount()
  const timers = vi.spyOn(window, 'setTimeout')
  const words = () => get('copy-address').textContent
  const from = performance.now()
  get('copy-address').click()
  expect(write).toHaveBeenCalledWith(account.address)
  await expect.poll(words).toBe('Address copied')
  expect(
    [...dialog.querySelectorAll('[role=status]')].map((e) => e.textContent),
  ).toContain('Address copied')
  await expect.poll(words).toBe('Copy address')
  // No sooner, and later only on a busy machine.
  expect(performance.now() - from).toBeGreaterThan(1490)
  expect(timers).toHaveBeenCalledWith(expect.any(Function), 1500)
})

test('nothing is confirmed before the clipboard has taken it', async () => {
  let taken = () => {}
  vi.spyOn(navigator.clipboard, 'writeText').mockReturnValue(
    new Promise((resolve) => {
      taken = () => resolve()
    }),
  )
  const { get } = drawAccount()
  await userEvent.click(get('copy-address'))
  await new Promise(requestAnimationFrame)
  expect(get('copy-address').textContent).toBe('Copy address')
  taken()
  await expect
    .poll(() => get('copy-address').textContent)
    .toBe('Address copied')
})

test('a clipboard that refuses leaves the address selected, and says so', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
    new DOMException('Blocked', 'NotAllowedError'),
  )
  const { dialog, get } = drawAccount()
  await userEvent.click(get('copy-address'))
  await expect.poll(() => focusedElement()?.localName).toBe('input')
  const field = focusedElement()
  if (!(field instanceof HTMLInputElement)) throw new Error('no field')
  expect(
    field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0),
  ).toBe(account.address)
  expect(dialog.querySelector('[role=alert]')?.textContent).toBe(
    dialogMessages.account.copyFailed,
  )
  expect(get('copy-address').textContent).toBe('Copy address')
  expect(await findViolations(dialog)).toEqual([])
})

test('what was copied of one account is not confirmed for the next', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
  const { change, get } = drawAccount()
  await userEvent.click(get('copy-address'))
  await expect
    .poll(() => get('copy-address').textContent)
    .toBe('Address copied')
  change({ address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D' })
  expect(get('copy-address').textContent).toBe('Copy address')
})

test('disconnecting and closing are said as such, with the keyboard alone', async () => {
  const { events } = drawAccount()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(events).toEqual([{ type: 'CLOSE' }, { type: 'DISCONNECT' }])
})

test.each(['light', 'dark'] as const)(
  'it is accessible in %s, waiting, named and pending',
  async (theme) => {
    const { change, dialog } = drawAccount(
      { balance: undefined },
      'compact',
      theme,
    )
    expect(await findViolations(dialog)).toEqual([])
    change({ name: 'ada.eth', hasPendingTransactions: true })
    expect(await findViolations(dialog)).toEqual([])
  },
)
