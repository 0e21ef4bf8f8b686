import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keepSession, keptConnector } from '../../../src/platform/keepSession'
import {
  forgetSession,
  hasSessionToResume,
} from '../../../src/platform/keptSession'
import { safeStorage } from '../../../src/platform/storage'

const isIn = (stored: string | null) =>
  hasSessionToResume({
    get: (key) => (key === 'walletdock.store' ? stored : null),
    set: () => {},
    remove: () => {},
  })

test('a page that was left connected has a session to resume', () => {
  expect(isIn('{"state":{"current":"3f2a","chainId":8453},"version":3}')).toBe(
    true,
  )
})

test('a page that was left disconnected has none', () => {
  expect(isIn('{"state":{"current":null,"chainId":8453},"version":3}')).toBe(
    false,
  )
})

test.each([
  null,
  '',
  'null',
  'true',
  '5',
  '[]',
  '{}',
  '"state"',
  '{"state":null}',
  '{"state":5}',
  '{"state":{}}',
  '{"state":{"current":""}}',
  '{"state":{"curr',
  'undefined',
])('where %j is stored there is none', (stored) => {
  expect(isIn(stored)).toBe(false)
})

test('storage that holds something else has no session', () => {
  const withoutCurrent = fc
    .jsonValue()
    .map((state) => JSON.stringify({ state }))
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string(), withoutCurrent), (stored) => {
      expect(isIn(stored)).toBe(false)
    }),
  )
})

test('a session is kept with its wallet until it is forgotten', () => {
  const storage = safeStorage(() => null)
  keepSession(storage, 'io.metamask')
  expect(hasSessionToResume(storage)).toBe(true)
  expect(keptConnector(storage)).toBe('io.metamask')
  forgetSession(storage)
  expect(hasSessionToResume(storage)).toBe(false)
  expect(keptConnector(storage)).toBeUndefined()
  storage.set('walletdock.store', '{"connector":5}')
  expect(keptConnector(storage)).toBeUndefined()
})

test('earlier versions find the session where wagmi kept it', () => {
  const storage = safeStorage(() => null)
  keepSession(storage, 'io.metamask')
  const kept = JSON.parse(storage.get('walletdock.store') ?? '')
  expect(kept.state.current).toBe('io.metamask')
})

test('a session that an earlier version has kept names no wallet', () => {
  const storage = safeStorage(() => null)
  storage.set('walletdock.store', '{"state":{"current":"3f2a"},"version":3}')
  expect(keptConnector(storage)).toBeUndefined()
})
