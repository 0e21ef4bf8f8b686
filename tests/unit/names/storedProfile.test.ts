import { beforeEach, expect, test, vi } from 'vitest'
import {
  readStoredProfile,
  storeProfile,
} from '../../../src/data/names/storedProfile'
import { safeStorage } from '../../../src/platform/storage/storage'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const account = { address, chainId: 8453 }
const key = `walletdock.name.${address.toLowerCase()}.8453`
const hours = 60 * 60_000

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))

const aStorage = () => safeStorage(() => null)

test('a name is stored with its avatar for three hours, under the address in any case and its chain', () => {
  const storage = aStorage()
  const ada = { name: 'ada.eth', avatar: 'https://host.example/ada.png' }
  storeProfile(storage, account, ada)
  expect(
    readStoredProfile(storage, {
      ...account,
      address: address.toLowerCase(),
    }),
  ).toEqual(ada)
  vi.setSystemTime(Date.now() + 3 * hours - 1)
  expect(readStoredProfile(storage, account)).toEqual(ada)
  // The name may be another one on another chain.
  expect(readStoredProfile(storage, { address, chainId: 10 })).toBeUndefined()
  vi.setSystemTime(Date.now() + 1)
  expect(readStoredProfile(storage, account)).toBeUndefined()
  expect(storage.get(key)).toBe(null)
})

test.each([
  ['no name', address, {}],
  ['an avatar with a long data URL', address, long()],
  ['an invalid address', '0x12', { name: 'ada.eth' }],
])('storeProfile does not store %s', (_, of, profile) => {
  const storage = aStorage()
  const named = { ...account, address: of }
  storeProfile(storage, named, profile)
  expect(readStoredProfile(storage, named)).toBeUndefined()
})

const until = Date.now() + hours

test.each([
  '',
  'null',
  '{',
  '"ada.eth"',
  '{}',
  JSON.stringify({ name: 'ada.eth', avatar: '' }),
  JSON.stringify({ name: '', avatar: '', until }),
  JSON.stringify({ name: 5, avatar: '', until }),
  JSON.stringify({ name: 'ada.eth', avatar: 5, until }),
  JSON.stringify({ name: 'ada.eth', avatar: '', until: 'soon' }),
  JSON.stringify({ name: 'ada.eth', avatar: '', until: until + 9 * hours }),
])('readStoredProfile removes the invalid value %s', (garbage) => {
  const storage = aStorage()
  storage.set(key, garbage)
  expect(readStoredProfile(storage, account)).toBeUndefined()
  expect(storage.get(key)).toBe(null)
})

function long() {
  return {
    name: 'ada.eth',
    avatar: `data:image/png;base64,${'A'.repeat(2000)}`,
  }
}
