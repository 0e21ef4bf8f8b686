import { expect, test } from 'vitest'
import { keepSession, keptConnector } from '../../../src/platform/keepSession'
import {
  hasSessionToResume,
  sessionKey,
} from '../../../src/platform/keptSession'
import {
  changeKept,
  keepWallets,
  keptWallets,
} from '../../../src/platform/keptWallets'
import { safeStorage } from '../../../src/platform/storage'

test.each([
  [[], { chosen: 'a' }, ['a']],
  [['a'], { chosen: 'b' }, ['b', 'a']],
  [['a', 'b', 'c'], { chosen: 'c' }, ['c', 'a', 'b']],
  [['a', 'b', 'c'], { gone: ['a'] }, ['b', 'c']],
  [['a', 'b'], { gone: ['a', 'b'] }, []],
  [['a', 'b'], { gone: ['b'], chosen: 'c' }, ['c', 'a']],
  [['a'], { came: ['b'] }, ['a', 'b']],
  [['a', 'b'], { chosen: 'c', came: ['c', 'b'] }, ['c', 'a', 'b']],
  // What another tab has connected stays, and so does what it has left.
  [['x', 'a'], { gone: ['a'] }, ['x']],
  [['a'], { gone: ['b'] }, ['a']],
  [['a'], {}, ['a']],
] as const)('of %j, after %j, %j is kept', (kept, change, next) => {
  expect(changeKept(kept, change)).toEqual(next)
})

test('two tabs that hear of the same in different order keep the same', () => {
  const leave = { gone: ['a'] }
  const choose = { chosen: 'b' }
  const [one, other] = [
    [leave, choose],
    [choose, leave],
  ].map((changes) => changes.reduce(changeKept, ['a', 'b', 'c']))
  expect(one).toEqual(other)
})

test('an earlier version resumes the active one', () => {
  const storage = safeStorage(() => null)
  expect(keepWallets(storage, { chosen: 'a' })).toBe(true)
  keepWallets(storage, { chosen: 'b' })
  expect(keptConnector(storage)).toBe('b')
  expect(keptWallets(storage)).toEqual(['b', 'a'])
})

test('what is kept already is not written again', () => {
  const storage = safeStorage(() => null)
  keepWallets(storage, { chosen: 'a' })
  expect(keepWallets(storage, { chosen: 'a' })).toBe(false)
  expect(keepWallets(storage, { gone: ['b'] })).toBe(false)
})

test('without a wallet there is no session', () => {
  const storage = safeStorage(() => null)
  keepWallets(storage, { chosen: 'a' })
  keepWallets(storage, { gone: ['a'] })
  expect(hasSessionToResume(storage)).toBe(false)
  expect(storage.get(sessionKey)).toBeNull()
})

test('a session of one wallet is a list of one, whatever else stands there', () => {
  const storage = safeStorage(() => null)
  keepSession(storage, 'a')
  expect(keptWallets(storage)).toEqual(['a'])
  storage.set(sessionKey, '{"connector":"a","others":[1,"b",null]}')
  expect(keptWallets(storage)).toEqual(['a', 'b'])
  storage.set(sessionKey, '{"connector":"a","others":"b"}')
  expect(keptWallets(storage)).toEqual(['a'])
})
