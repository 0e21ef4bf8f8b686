import { expect, test } from 'vitest'
import { ConfigurationError } from '../../../src/errors/ConfigurationError.initial'
import { catalogue } from '../../../src/wallets/catalogue'
import {
  checkWallets,
  defaultListNeedsProjectId,
  needsProjectId,
} from '../../../src/wallets/checkWallets.initial'
import type { Wallet, WalletGroup } from '../../../src/wallets/Wallet'
import { walletNames } from '../../../src/wallets/WalletChoice.initial'

const extension: Wallet = {
  id: 'acme',
  name: 'Acme',
  iconUrl: 'data:image/svg+xml,',
  iconBackground: '#fff',
  transports: ['injected'],
}
const group = (...wallets: Wallet[]): WalletGroup => ({
  groupName: 'Popular',
  wallets,
})
const messageOf = (act: () => void) => {
  try {
    act()
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigurationError)
    return String((error as Error).message).split('\n')[0]
  }
  return undefined
}

test('every error says what to do', () => {
  const bad = { ...extension, iconAccent: 'red' }
  for (const act of [
    () => checkWallets([], 'id'),
    () => checkWallets([{ groupName: 'Empty', wallets: [] }], 'id'),
    () => checkWallets(undefined, ''),
    () => checkWallets([group(bad)], 'id'),
  ])
    expect(act).toThrow(/^.+\n.+\.\nSee \S+$/)
})

test('checkWallets accepts the names of the default list', () => {
  const groups = [{ groupName: 'Ours', wallets: walletNames }]
  expect(messageOf(() => checkWallets(groups, 'id'))).toBe(undefined)
})

test('an empty wallet list throws the error of the specification [5.1]', () => {
  expect(messageOf(() => checkWallets([], 'id'))).toBe(
    'No wallet list was provided',
  )
})

test('a list that is null throws the same error [5.1]', () => {
  const list = null as unknown as WalletGroup[]
  expect(messageOf(() => checkWallets(list, 'id'))).toBe(
    'No wallet list was provided',
  )
})

test('a group without wallets throws an error with its name [5.2]', () => {
  const empty = { groupName: 'Recommended', wallets: [] }
  expect(messageOf(() => checkWallets([group(extension), empty], 'id'))).toBe(
    'No wallets provided for group: Recommended',
  )
})

test.each([undefined, '', '  '])(
  'the default list rejects the projectId %j [5.4] [D13]',
  (projectId) => {
    expect(messageOf(() => checkWallets(undefined, projectId))).toBe(
      'No projectId found. Every app must provide a WalletConnect projectId.',
    )
  },
)

test('wallets without WalletConnect need no projectId', () => {
  expect(messageOf(() => checkWallets([group(extension)], undefined))).toBe(
    undefined,
  )
})

test('one wallet with WalletConnect is enough to require a projectId [5.4]', () => {
  const mobile: Wallet = {
    ...extension,
    id: 'mobile',
    transports: ['injected', 'walletConnect'],
  }
  const list = [group(extension), group(mobile)]
  expect(messageOf(() => checkWallets(list, undefined))).toMatch(
    /^No projectId found/,
  )
})

test.each(['red', '#12', '#1234', '#11223344', '123456', '#12345g', ''])(
  'the accent %j throws an error with the name of the wallet [5.3]',
  (iconAccent) => {
    const list = [group({ ...extension, iconAccent })]
    expect(messageOf(() => checkWallets(list, 'id'))).toBe(
      'Property iconAccent is not a hex value for wallet: Acme',
    )
  },
)

test.each(['#12f', '#12ff80', '#ABCDEF', undefined])(
  'checkWallets accepts the accent %j [5.3]',
  (iconAccent) => {
    const wallet = iconAccent ? { ...extension, iconAccent } : extension
    expect(messageOf(() => checkWallets([group(wallet)], 'id'))).toBe(undefined)
  },
)

test('the errors have a fixed order: list, groups, projectId, accent', () => {
  const bad: Wallet = {
    ...extension,
    iconAccent: 'red',
    transports: ['walletConnect'],
  }
  const empty = { groupName: 'Empty', wallets: [] }
  expect(messageOf(() => checkWallets([group(bad), empty], ''))).toMatch(
    /group: Empty/,
  )
  expect(messageOf(() => checkWallets([group(bad)], ''))).toMatch(/projectId/)
  expect(messageOf(() => checkWallets([group(bad)], 'id'))).toMatch(/accent/i)
})

test('the catalogue passes checkWallets, and defaultListNeedsProjectId agrees with needsProjectId', () => {
  expect(messageOf(() => checkWallets(catalogue, 'id'))).toBe(undefined)
  expect(needsProjectId(catalogue)).toBe(defaultListNeedsProjectId)
})
