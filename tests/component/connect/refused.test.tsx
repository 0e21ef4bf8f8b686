import { expect, test } from 'vitest'
import { flowAt } from '../../fixtures/states/connectProps'
import { drawConnect } from './drawConnect'

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
