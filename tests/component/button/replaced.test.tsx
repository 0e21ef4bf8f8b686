import { expect, test } from 'vitest'
import { polygon, states } from '../../fixtures/states/buttonStates'
import { drawButton } from './drawButton'

const wrongAccount = states['with a wrong account']

test.each([
  [
    'whose network becomes a wrong network',
    states.connected,
    'network',
    { ...states.connected, chain: polygon },
    'network',
  ],
  [
    'whose wrong network becomes right again',
    { ...states.connected, chain: polygon },
    'network',
    states.connected,
    'network',
  ],
  [
    'whose wrong account becomes the expected one',
    wrongAccount,
    'account',
    states.connected,
    'account',
  ],
  [
    'whose account becomes a wrong account',
    states.connected,
    'account',
    wrongAccount,
    'account',
  ],
  [
    'whose wallet disconnects',
    states.connected,
    'account',
    states.disconnected,
    'connect',
  ],
] as const)(
  'a button %s passes its focus to the button that replaces it [WCAG 2.4.3]',
  async (_, before, from, after, to) => {
    await import('../../../src/views/button/Connected')
    const { root, draw } = await drawButton(before)
    const find = (name: string) =>
      root.querySelector<HTMLElement>(`[data-testid=wd-${name}-button]`)
    await expect.poll(() => find(from)).toBeTruthy()
    if (before === wrongAccount)
      await expect.poll(() => find(from)?.textContent).toContain('Switch')
    const former = find(from)
    former?.focus()
    expect(root.activeElement).toBe(former)
    draw(after)
    await expect.poll(() => former?.isConnected).toBe(false)
    await expect.poll(() => root.activeElement).toBe(find(to))
  },
)
