import { expect, test } from 'vitest'
import { noticeText } from '../../../src/button/noticeText'
import type { FailureClass } from '../../../src/errors/Failure'
import { buttonMessages } from '../../../src/messages/button'

const tell = (failure: FailureClass) =>
  noticeText(
    { type: 'switch-failed', chainId: 7777777, failure: { class: failure } },
    () => 'Zora',
    buttonMessages,
  )

test('a visitor is told what happened and what to do', () => {
  expect(tell('rejected')).toBe('Your wallet said no to Zora.')
  expect(tell('chain-unknown')).toBe(
    'Your wallet doesn’t know Zora. Add it there first.',
  )
  expect(tell('already-pending')).toBe(
    'Your wallet is already asking. Answer it first.',
  )
  expect(tell('chain-unsupported')).toBe('Your wallet can’t use Zora.')
  expect(tell('timed-out')).toBe('Your wallet didn’t answer. Try again?')
})

test('what nobody foresaw is told too', () => {
  expect(tell('unknown')).toBe('That didn’t reach Zora. Try again?')
  expect(tell('sdk-missing')).toBe(tell('unknown'))
})

test('a part of ours that did not arrive is told, too', () => {
  expect(noticeText({ type: 'not-loaded' }, String, buttonMessages)).toBe(
    buttonMessages.notLoadedShort,
  )
})
