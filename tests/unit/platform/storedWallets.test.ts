import { expect, test } from 'vitest'
import { safeStorage } from '../../../src/platform/storage/storage'
import {
  hasStoredSession,
  saveSession,
  sessionKey,
  storedConnector,
} from '../../../src/platform/storage/storedSession'
import {
  applyChange,
  saveWallets,
  storedWallets,
} from '../../../src/platform/storage/storedWallets'

test.each([
  [[], { active: 'a' }, ['a']],
  [['a'], { active: 'b' }, ['b', 'a']],
  [['a', 'b', 'c'], { active: 'c' }, ['c', 'a', 'b']],
  [['a', 'b', 'c'], { removed: ['a'] }, ['b', 'c']],
  [['a', 'b'], { removed: ['a', 'b'] }, []],
  [['a', 'b'], { removed: ['b'], active: 'c' }, ['c', 'a']],
  [['a'], { added: ['b'] }, ['a', 'b']],
  [['a', 'b'], { active: 'c', added: ['c', 'b'] }, ['c', 'a', 'b']],
  // Wallets that another tab has added or removed stay added or removed.
  [['x', 'a'], { removed: ['a'] }, ['x']],
  [['a'], { removed: ['b'] }, ['a']],
  [['a'], {}, ['a']],
] as const)('applyChange turns %j with %j into %j', (kept, change, next) => {
  expect(applyChange(kept, change)).toEqual(next)
})

test('applyChange returns the same list in tabs that apply changes in different orders', () => {
  const leave = { removed: ['a'] }
  const choose = { active: 'b' }
  const [one, other] = [
    [leave, choose],
    [choose, leave],
  ].map((changes) => changes.reduce(applyChange, ['a', 'b', 'c']))
  expect(one).toEqual(other)
})

test('saveWallets stores the active wallet where earlier releases read it', () => {
  const storage = safeStorage(() => null)
  expect(saveWallets(storage, { active: 'a' })).toBe(true)
  saveWallets(storage, { active: 'b' })
  expect(storedConnector(storage)).toBe('b')
  expect(storedWallets(storage)).toEqual(['b', 'a'])
})

test('saveWallets returns false if nothing changes', () => {
  const storage = safeStorage(() => null)
  saveWallets(storage, { active: 'a' })
  expect(saveWallets(storage, { active: 'a' })).toBe(false)
  expect(saveWallets(storage, { removed: ['b'] })).toBe(false)
})

test('saveWallets removes the session with the last wallet', () => {
  const storage = safeStorage(() => null)
  saveWallets(storage, { active: 'a' })
  saveWallets(storage, { removed: ['a'] })
  expect(hasStoredSession(storage)).toBe(false)
  expect(storage.get(sessionKey)).toBeNull()
})

test('storedWallets reads a session with a single wallet, and ignores invalid ids', () => {
  const storage = safeStorage(() => null)
  saveSession(storage, 'a')
  expect(storedWallets(storage)).toEqual(['a'])
  storage.set(sessionKey, '{"connector":"a","others":[1,"b",null]}')
  expect(storedWallets(storage)).toEqual(['a', 'b'])
  storage.set(sessionKey, '{"connector":"a","others":"b"}')
  expect(storedWallets(storage)).toEqual(['a'])
})
