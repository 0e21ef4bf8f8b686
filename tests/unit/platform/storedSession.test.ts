import { expect, test } from 'vitest'
import { saveAccount } from '../../../src/app/prepareWalletList'
import { safeStorage } from '../../../src/platform/storage/storage'
import {
  hasStoredSession,
  removeSession,
  saveSession,
  sessionKey,
  storedAccount,
  storedConnector,
} from '../../../src/platform/storage/storedSession'

const isIn = (stored: string | null) =>
  hasStoredSession({
    get: (key) => (key === 'walletdock.store' ? stored : null),
    set: () => {},
    remove: () => {},
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

const account = {
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  chainId: 8453,
  connector: { id: 'acme', name: 'Acme' },
} as const

const aStorage = () => safeStorage(() => null)

/** Returns the account that is read from a stored value. */
function readFrom(stored: unknown) {
  const storage = aStorage()
  storage.set(sessionKey, JSON.stringify({ account: stored }))
  return storedAccount(storage)
}

test('the account is stored with its session, without its icons, avatar and balance', () => {
  const storage = aStorage()
  saveSession(storage, 'io.acme')
  const told = {
    ...account,
    name: 'ada.eth',
    avatar: 'https://x.example/a.png',
    balance: { value: 1n, symbol: 'ETH', decimals: 18 },
    connector: { ...account.connector, icon: 'data:image/svg+xml,' },
  }
  saveAccount(storage, told)
  expect(storedAccount(storage)).toEqual({ ...account, name: 'ada.eth' })
  expect(storage.get(sessionKey)).not.toMatch(/icon|avatar|balance|png/)
  // Earlier releases read these values.
  expect(hasStoredSession(storage)).toBe(true)
  expect(storedConnector(storage)).toBe('io.acme')
  removeSession(storage)
  expect(storedAccount(storage)).toBeUndefined()
})

test('the account is not stored without a session, and not written again if it is unchanged, and not kept for another session', () => {
  const storage = aStorage()
  saveAccount(storage, account)
  expect(storedAccount(storage)).toBeUndefined()
  saveSession(storage, 'io.acme')
  saveAccount(storage, account)
  let times = 0
  saveAccount({ ...storage, set: () => times++ }, account)
  expect(times).toBe(0)
  saveSession(storage, 'io.other')
  expect(storedAccount(storage)).toBeUndefined()
})

test.each([
  ['an address that is too short', { address: '0x12' }],
  ['an address that is too long', { address: `${account.address}00` }],
  ['an address that is not a text', { address: 5 }],
  ['the chain id 0', { chainId: 0 }],
  ['a fractional chain id', { chainId: 1.5 }],
  ['a chain id that is a text', { chainId: '8453' }],
  ['a chain id beyond the precision of numbers', { chainId: 2 ** 53 }],
  ['no wallet', { connector: null }],
  ['a wallet without a name', { connector: { id: 'acme' } }],
  ['a wallet without an id', { connector: { name: 'Acme' } }],
  [
    'a wallet with a name of 256 characters',
    { connector: { id: 'a', name: 'a'.repeat(256) } },
  ],
])('storedAccount returns undefined for %s', (_, wrong) => {
  expect(readFrom({ ...account, ...wrong })).toBeUndefined()
})

test('storedAccount drops an invalid name', () => {
  expect(readFrom({ ...account, name: ['<b>'] })).toEqual(account)
  expect(readFrom({ ...account, name: 'a'.repeat(256) })).toEqual(account)
})
