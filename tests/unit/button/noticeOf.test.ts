import { expect, test } from 'vitest'
import { noticeOf } from '../../../src/button/noticeOf'
import type { FailureClass } from '../../../src/errors/Failure'
import { noticeMessages } from '../../../src/messages/notice'
import type { SwitchRemedy } from '../../../src/session/State'
import { translations } from '../../fixtures/states/languages'

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

// The keys of the messages are the failure classes, as their type says.
const classes = Object.keys(noticeMessages.switchFailed) as FailureClass[]

test('noticeOf says what happened and what to do [D9]', () => {
  expect(tell('rejected').text).toBe('The switch to Zora was declined.')
  expect(tell('chain-unknown').text).toBe(
    'Zora isn’t in your wallet yet. Add it first.',
  )
  expect(tell('already-pending').text).toBe(
    'A request is pending in your wallet. Respond to it first.',
  )
  expect(tell('chain-unsupported').text).toBe(
    'Your wallet doesn’t support Zora.',
  )
  expect(tell('timed-out').text).toBe(
    'Your wallet didn’t respond. Open it or try again.',
  )
})

test('noticeOf has a text for an unknown failure [D9]', () => {
  expect(tell('unknown').text).toBe('Couldn’t switch to Zora.')
})

test('every failure class has a text in every language, and an action [D9]', () => {
  for (const each of classes) {
    expect(tell(each).text).not.toBe('')
    for (const { notice } of Object.values(translations))
      expect(notice.switchFailed[each]('Zora')).not.toBe('')
    expect(tell(each).action).toBeDefined()
  }
})

test('noticeOf offers to add the network, to reconnect or to retry [D9]', () => {
  expect(tell('chain-unknown').action).toBe('add')
  expect(tell('chain-unsupported').action).toBe('add')
  expect(tell('unknown').action).toBe('add')
  expect(tell('connection-lost').action).toBe('reconnect')
  expect(tell('rejected').action).toBe('retry')
  expect(tell('timed-out').action).toBe('retry')
})

test('noticeOf offers no action if none can help [D9]', () => {
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
