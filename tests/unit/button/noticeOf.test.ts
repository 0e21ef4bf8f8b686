import { expect, test } from 'vitest'
import { noticeMessages } from '../../../src/data/messages/notice'
import type { FailureClass } from '../../../src/errors/Failure'
import { noticeOf } from '../../../src/views/button/noticeOf'
import type { SwitchRemedy } from '../../../src/wallet/session/State'

const zora = { id: 7777777, name: 'Zora', unsupported: false }

function tell(
  failure: FailureClass,
  connector: { id: string; hasOneChain?: true } = { id: 'acme' },
  chain = zora,
  remedy?: SwitchRemedy,
) {
  const notice = {
    type: 'switch-failed',
    chainId: chain.id,
    failure: { class: failure },
    remedy,
  } as const
  return noticeOf(notice, chain, connector, noticeMessages)
}

test.each([
  ['rejected', 'The switch to Zora was declined.', 'retry'],
  ['chain-unknown', 'Zora isn’t in your wallet yet. Add it first.', 'add'],
  [
    'already-pending',
    'A request is pending in your wallet. Respond to it first.',
    'retry',
  ],
  ['chain-unsupported', 'Your wallet doesn’t support Zora.', 'add'],
  ['timed-out', 'Your wallet didn’t respond. Open it or try again.', 'retry'],
  ['unknown', 'Couldn’t switch to Zora.', 'add'],
] as const)('noticeOf says of %s: %s', (failure, text, action) => {
  expect(tell(failure)).toEqual({ text, action })
})

test('noticeOf offers to connect again after a lost connection, and to refresh the page if the wallet is gone', () => {
  expect(tell('connection-lost').action).toBe('reconnect')
  expect(tell('wallet-gone').action).toBe('reload')
})

test('noticeOf offers no action if none can help', () => {
  expect(tell('chain-unsupported', { id: 'safe' }).action).toBeUndefined()
  const fixed = { id: 'acme', hasOneChain: true } as const
  expect(tell('chain-unsupported', fixed).action).toBeUndefined()
  const foreign = { ...zora, unsupported: true }
  expect(tell('chain-unsupported', undefined, foreign).action).toBeUndefined()
})

test('noticeOf does not offer to add a network that the wallet has refused to add', () => {
  const actionFor = (remedy: SwitchRemedy) =>
    tell('chain-unsupported', undefined, undefined, remedy).action
  expect(actionFor('none')).toBeUndefined()
  expect(actionFor('reconnect')).toBe('reconnect')
})
