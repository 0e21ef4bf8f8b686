import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { asking, flowAt, rejected } from '../../fixtures/states/connectProps'
import { drawConnect } from './drawConnect'

const atMetaMask = { name: 'CONNECT', walletId: 'metaMask' } as const

test.each(['wide', 'compact', 'mobile'] as const)(
  'in %s, a live region that was already on the page announces the states of an attempt [WCAG 4.1.3]',
  (layout) => {
    const { dialog, show } = drawConnect(layout, flowAt({ name: 'NONE' }))
    const regions = () => [
      ...dialog.querySelectorAll('[role=status], [aria-live]'),
    ]
    const [status, ...others] = regions()
    expect(status?.textContent?.trim()).toBe('')
    expect(others).toEqual([])
    const said = (title: string) =>
      expect(
        regions().filter((each) => each.textContent?.includes(title)),
      ).toEqual([status])
    show(flowAt(atMetaMask, asking('metaMask')))
    said('Confirm in MetaMask')
    show(flowAt(atMetaMask, rejected))
    said('Request declined')
    show(flowAt({ name: 'NONE' }))
    expect(status?.textContent?.trim()).toBe('')
  },
)

test.each([
  ['wide', 'clock', ['New code']],
  ['wide', 'page', ['New code']],
  ['compact', 'clock', ['New code']],
  // A retry fails until the page's owner has changed a setting.
  ['compact', 'page', ['Other wallets']],
  ['mobile', 'page', ['Other wallets']],
] as const)(
  'in %s, after a relay has refused the page because of the %s, the dialog offers %j',
  (layout, refusal, offered) => {
    const { dialog, show } = drawConnect(layout)
    const failure = { class: 'relay-unreachable', code: 3000, refusal } as const
    const walletId = 'walletConnect'
    const attempt = { type: 'failed', number: 1, walletId, failure } as const
    show(flowAt({ name: 'CONNECT', walletId }, attempt))
    const buttons = [...dialog.querySelectorAll('[part~=button]')]
    const labels = buttons.map(({ textContent }) => textContent ?? '')
    const actions = ['Try again', 'New code', 'Other wallets']
    expect(labels.filter((label) => actions.includes(label))).toEqual(offered)
  },
)

test.each(['wide', 'compact', 'mobile'] as const)(
  'in %s, an unsupported wallet is marked in the list, and its step explains why and offers others',
  async (layout) => {
    const { dialog, events, get, show } = drawConnect(layout)
    const row = get('wallet-safe')
    expect(row.textContent).toBe('SafeNot available')
    await userEvent.click(row)
    expect(events).toEqual([{ type: 'CHOOSE', wallet: 'safe' }])

    show(flowAt({ name: 'CONNECT', walletId: 'safe' }))
    expect(dialog.textContent).toContain('Safe isn’t available here')
    expect(dialog.textContent).toContain('It only works inside the Safe app.')
    const buttons = [...dialog.querySelectorAll<HTMLElement>('[part~=button]')]
    const words = buttons.map(({ textContent }) => textContent)
    expect(words).not.toContain('Connect')
    expect(words).not.toContain('Get Safe')
    // A wide dialog shows the other wallets beside the step.
    expect(words.includes('Other wallets')).toBe(layout !== 'wide')
    buttons.find(({ textContent }) => textContent === 'Other wallets')?.click()
    expect(events.slice(1)).toEqual(layout === 'wide' ? [] : [{ type: 'BACK' }])
  },
)
