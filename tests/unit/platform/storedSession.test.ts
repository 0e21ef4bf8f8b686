import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeStorage } from '../../../src/platform/storage/storage.initial'
import {
  saveSession,
  storedConnector,
} from '../../../src/platform/storage/storedSession'
import {
  hasStoredSession,
  removeSession,
} from '../../../src/platform/storage/storedSession.initial'

const isIn = (stored: string | null) =>
  hasStoredSession({
    get: (key) => (key === 'walletdock.store' ? stored : null),
    set: () => {},
    remove: () => {},
  })

test('hasStoredSession is true for a page that was left connected', () => {
  expect(isIn('{"state":{"current":"3f2a","chainId":8453},"version":3}')).toBe(
    true,
  )
})

test('hasStoredSession is false for a page that was left disconnected', () => {
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
])('hasStoredSession is false if %j is stored', (stored) => {
  expect(isIn(stored)).toBe(false)
})

test('hasStoredSession is false for arbitrary stored values', () => {
  const withoutCurrent = fc
    .jsonValue()
    .map((state) => JSON.stringify({ state }))
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string(), withoutCurrent), (stored) => {
      expect(isIn(stored)).toBe(false)
    }),
  )
})

test('a session is stored with its connector until it is removed', () => {
  const storage = safeStorage(() => null)
  saveSession(storage, 'io.metamask')
  expect(hasStoredSession(storage)).toBe(true)
  expect(storedConnector(storage)).toBe('io.metamask')
  removeSession(storage)
  expect(hasStoredSession(storage)).toBe(false)
  expect(storedConnector(storage)).toBeUndefined()
  storage.set('walletdock.store', '{"connector":5}')
  expect(storedConnector(storage)).toBeUndefined()
})

test('earlier releases find the session where wagmi stores it', () => {
  const storage = safeStorage(() => null)
  saveSession(storage, 'io.metamask')
  const kept = JSON.parse(storage.get('walletdock.store') ?? '')
  expect(kept.state.current).toBe('io.metamask')
})

test('a session of an earlier release has no connector', () => {
  const storage = safeStorage(() => null)
  storage.set('walletdock.store', '{"state":{"current":"3f2a"},"version":3}')
  expect(storedConnector(storage)).toBeUndefined()
})
