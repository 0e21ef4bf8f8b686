import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { flowAt } from '../../fixtures/states/connectProps'
import { drawConnect } from './drawConnect'

test.each(['wide', 'compact', 'mobile'] as const)(
  'in %s, an unsupported wallet is marked in the list, and its step explains why and offers others',
  async (layout) => {
    const { dialog, events, get, show } = drawConnect(layout)
    const row = get('wallet-safe')
    expect(row.textContent).toBe('SafeUnsupported')
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
