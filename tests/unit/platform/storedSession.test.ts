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
  sessionKey,
} from '../../../src/platform/storage/storedSession.initial'

const isIn = (stored: string | null) =>
  hasStoredSession({
    get: (key) => (key === 'walletdock.store' ? stored : null),
    set: () => {},
    remove: () => {},
  })

test('hasStoredSession is true for a page that was left connected, and false for one that was left disconnected', () => {
  const left = (current: string | null) =>
    isIn(JSON.stringify({ state: { current, chainId: 8453 }, version: 3 }))
  expect(left('3f2a')).toBe(true)
  expect(left(null)).toBe(false)
})

test.each([
  ...[null, '', 'null', 'true', '5', '[]', '{}', '"state"', 'undefined'],
  ...['{"state":null}', '{"state":5}', '{"state":{}}', '{"state":{"curr'],
  '{"state":{"current":""}}',
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
  // Earlier releases find the session where wagmi stores it.
  const kept = JSON.parse(storage.get(sessionKey) ?? '')
  expect(kept.state.current).toBe('io.metamask')
  removeSession(storage)
  expect(hasStoredSession(storage)).toBe(false)
  expect(storedConnector(storage)).toBeUndefined()
})

test.each(['{"connector":5}', '{"state":{"current":"3f2a"},"version":3}'])(
  'storedConnector finds no connector in %s',
  (stored) => {
    const storage = safeStorage(() => null)
    storage.set(sessionKey, stored)
    expect(storedConnector(storage)).toBeUndefined()
  },
)
