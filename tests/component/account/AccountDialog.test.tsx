import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { dialogMessages } from '../../../src/data/messages/dialogs'
import { focusedElement } from '../../../src/ui/dialog/focus'
import { nextFrames } from '../../fixtures/pages/nextFrames'
import { account, drawAccount } from './drawAccount'

/** Texts of the dialog that browsers must not translate and that have a tooltip, with their tooltips. */
const titled = (dialog: Element) =>
  [...dialog.querySelectorAll('[title][translate=no]')].map((element) => [
    element.textContent,
    element.getAttribute('title'),
  ])

test('the account dialog shows the shortened address, below the name if there is one, and the full texts in tooltips', () => {
  const { change, dialog } = drawAccount()
  const address = ['0x5290…9EE7', account.address]
  expect(titled(dialog)).toEqual([address])
  change({ name: 'ada.base.eth' })
  expect(titled(dialog)).toEqual([['ada.base.eth', 'ada.base.eth'], address])
})

test.each([
  // Truncated, because a visitor must never seem to have more.
  [1_239_900_999_999_999_999n, '1.2399 ETH on Base'],
  [9_999_979_978_999_999_999_853n, '9,999.979978 ETH on Base'],
  [123_456_789_012_345_678_901_234_567_890n, '123.4b ETH on Base'],
  [123_400_000_000n, '0.0000001234 ETH on Base'],
  [1n, '<0.001 ETH on Base'],
  [10_000n * 10n ** 18n, '10,000 ETH on Base'],
  [0n, '0 ETH on Base'],
])(
  'the account dialog shows the balance with its symbol and network, with at most six decimals unless they are all zero: %s',
  (value, words) => {
    const balance = { value, symbol: 'ETH', decimals: 18 }
    const { dialog } = drawAccount({ balance })
    const shown = dialog.querySelector('[title*=" ETH on Base"]')
    expect(shown?.textContent).toBe(words)
    expect(shown?.scrollWidth).toBe(shown?.clientWidth)
  },
)

test('the network of the balance is visible in its row only, and screen readers read it with the balance', () => {
  const { dialog } = drawAccount()
  const network = [...dialog.querySelectorAll('p span')].find(
    ({ textContent }) => textContent === 'on Base',
  )
  if (!network) throw new Error('The balance does not name its network.')
  expect(getComputedStyle(network).clipPath).toBe('inset(50%)')
  const row = dialog.querySelector('[data-testid=wd-account-network]')
  expect(row?.textContent).toContain('Base')
})

test('the avatar is a gradient if the account has no image, and nothing below it moves when the name and the balance arrive', () => {
  const { change, dialog, get } = drawAccount({ balance: undefined })
  const face = dialog.querySelector<HTMLElement>('[data-round]')
  expect(face?.offsetWidth).toBe(80)
  expect(face && getComputedStyle(face).backgroundImage).toContain('gradient')
  const { offsetHeight } = dialog
  const { top } = get('receive').getBoundingClientRect()
  change({ name: 'ada.base.eth' })
  expect(dialog.textContent).toContain('ETH')
  expect(get('receive').getBoundingClientRect().top).toBe(top)
  expect(dialog.offsetHeight).toBe(offsetHeight)
})

test('the account dialog shows a pending transaction', () => {
  const { change, dialog } = drawAccount()
  expect(dialog.textContent).not.toContain('Transaction pending')
  change({ hasPendingTransactions: true })
  expect(dialog.textContent).toContain('Transaction pending')
})

test('the copy button copies the full address, and confirms the copy for 1500 ms', async () => {
  const write = vi
    .spyOn(navigator.clipboard, 'writeText')
    .mockResolvedValue(undefined)
  const { dialog, get } = drawAccount()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const words = () => get('copy-address').textContent
  get('copy-address').click()
  expect(write).toHaveBeenCalledWith(account.address)
  // Poll without an interval, because each wait would advance the fake clock.
  await expect.poll(words, { interval: 0 }).toBe('Copied')
  const statuses = () =>
    [...dialog.querySelectorAll('[role=status]')].map((e) => e.textContent)
  await expect.poll(statuses, { interval: 0 }).toContain('Address copied')
  await vi.advanceTimersByTimeAsync(1499)
  await nextFrames()
  expect(words()).toBe('Copied')
  await vi.advanceTimersByTimeAsync(1)
  await expect.poll(words, { interval: 0 }).toBe('Copy')
})

test('the copy button confirms only after the clipboard has accepted the address', async () => {
  let taken = () => {}
  vi.spyOn(navigator.clipboard, 'writeText').mockReturnValue(
    new Promise((resolve) => {
      taken = () => resolve()
    }),
  )
  const { get } = drawAccount()
  await userEvent.click(get('copy-address'))
  await new Promise(requestAnimationFrame)
  expect(get('copy-address').textContent).toBe('Copy')
  taken()
  await expect.poll(() => get('copy-address').textContent).toBe('Copied')
})

test('if the clipboard rejects, the dialog selects the address in a field and shows an error', async () => {
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
  expect(get('copy-address').textContent).toBe('Copy')
})

test('the confirmation for one account disappears when the account changes', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
  const { change, get } = drawAccount()
  await userEvent.click(get('copy-address'))
  await expect.poll(() => get('copy-address').textContent).toBe('Copied')
  change({ address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D' })
  expect(get('copy-address').textContent).toBe('Copy')
})
