import { expect, test } from 'vitest'
import { flowAt } from '../../fixtures/states/connectProps'
import { drawConnect } from './drawConnect'

/** Shows that WalletConnect's relay has refused an attempt. Returns the step's text and the labels of its buttons. */
function showRefusal(
  layout: 'wide' | 'compact' | 'mobile',
  refusal: 'clock' | 'page',
) {
  const { dialog, show } = drawConnect(layout)
  const step = { name: 'CONNECT', walletId: 'walletConnect' } as const
  show(
    flowAt(step, {
      type: 'failed',
      number: 1,
      walletId: 'walletConnect',
      failure: { class: 'relay-unreachable', code: 3000, refusal },
    }),
  )
  const buttons = [...dialog.querySelectorAll('[part~=button]')]
  return {
    text: dialog.textContent,
    labels: buttons.map(({ textContent }) => textContent),
  }
}

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
    const { text, labels } = showRefusal(layout, refusal)
    expect(text).toContain(
      refusal === 'clock'
        ? 'Check your device’s date and time'
        : 'This page isn’t allowed to use WalletConnect',
    )
    const actions = ['Try again', 'New code', 'Other wallets']
    expect(labels.filter((label) => actions.includes(label ?? ''))).toEqual(
      offered,
    )
  },
)
