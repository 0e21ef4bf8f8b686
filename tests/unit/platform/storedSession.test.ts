import { expect, test } from 'vitest'
import { safeStorage } from '../../../src/platform/storage/storage'
import {
  hasStoredSession,
  sessionKey,
  storedConnector,
} from '../../../src/platform/storage/storedSession'

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

test.each(['{"connector":5}', '{"state":{"current":"3f2a"},"version":3}'])(
  'storedConnector finds no connector in %s',
  (stored) => {
    const storage = safeStorage(() => null)
    storage.set(sessionKey, stored)
    expect(storedConnector(storage)).toBeUndefined()
  },
)
