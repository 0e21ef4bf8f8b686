import { expect, test } from 'vitest'
import {
  keepSession,
  keptConnector,
} from '../../../src/platform/storage/keptSession'
import {
  hasSessionToResume,
  sessionKey,
} from '../../../src/platform/storage/keptSession.initial'
import {
  changeKept,
  keepWallets,
  keptWallets,
} from '../../../src/platform/storage/keptWallets'
import { safeStorage } from '../../../src/platform/storage/storage.initial'

test.each([
  [[], { chosen: 'a' }, ['a']],
  [['a'], { chosen: 'b' }, ['b', 'a']],
  [['a', 'b', 'c'], { chosen: 'c' }, ['c', 'a', 'b']],
  [['a', 'b', 'c'], { gone: ['a'] }, ['b', 'c']],
  [['a', 'b'], { gone: ['a', 'b'] }, []],
  [['a', 'b'], { gone: ['b'], chosen: 'c' }, ['c', 'a']],
  [['a'], { came: ['b'] }, ['a', 'b']],
  [['a', 'b'], { chosen: 'c', came: ['c', 'b'] }, ['c', 'a', 'b']],
  // Wallets that another tab has added or removed stay added or removed.
  [['x', 'a'], { gone: ['a'] }, ['x']],
  [['a'], { gone: ['b'] }, ['a']],
  [['a'], {}, ['a']],
] as const)('changeKept turns %j with %j into %j', (kept, change, next) => {
  expect(changeKept(kept, change)).toEqual(next)
})

test('changeKept returns the same list in tabs that apply changes in different orders', () => {
  const leave = { gone: ['a'] }
  const choose = { chosen: 'b' }
  const [one, other] = [
    [leave, choose],
    [choose, leave],
  ].map((changes) => changes.reduce(changeKept, ['a', 'b', 'c']))
  expect(one).toEqual(other)
})

test('keepWallets stores the active wallet where earlier releases read it', () => {
  const storage = safeStorage(() => null)
  expect(keepWallets(storage, { chosen: 'a' })).toBe(true)
  keepWallets(storage, { chosen: 'b' })
  expect(keptConnector(storage)).toBe('b')
  expect(keptWallets(storage)).toEqual(['b', 'a'])
})

test('keepWallets returns false if nothing changes', () => {
  const storage = safeStorage(() => null)
  keepWallets(storage, { chosen: 'a' })
  expect(keepWallets(storage, { chosen: 'a' })).toBe(false)
  expect(keepWallets(storage, { gone: ['b'] })).toBe(false)
})

test('keepWallets removes the session with the last wallet', () => {
  const storage = safeStorage(() => null)
  keepWallets(storage, { chosen: 'a' })
  keepWallets(storage, { gone: ['a'] })
  expect(hasSessionToResume(storage)).toBe(false)
  expect(storage.get(sessionKey)).toBeNull()
})

test('keptWallets reads a session with a single wallet, and ignores invalid ids', () => {
  const storage = safeStorage(() => null)
  keepSession(storage, 'a')
  expect(keptWallets(storage)).toEqual(['a'])
  storage.set(sessionKey, '{"connector":"a","others":[1,"b",null]}')
  expect(keptWallets(storage)).toEqual(['a', 'b'])
  storage.set(sessionKey, '{"connector":"a","others":"b"}')
  expect(keptWallets(storage)).toEqual(['a'])
})
