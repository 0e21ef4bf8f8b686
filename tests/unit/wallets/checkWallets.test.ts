import { expect, test } from 'vitest'
import { catalogue, offeredWallets } from '../../../src/data/wallets/catalogue'
import {
  checkWallets,
  defaultListNeedsProjectId,
  needsProjectId,
} from '../../../src/data/wallets/checkWallets'
import type { Wallet } from '../../../src/data/wallets/Wallet'
import {
  asGroups,
  otherNames,
  type WalletChoices,
  walletNames,
} from '../../../src/data/wallets/WalletChoice'
import { ConfigurationError } from '../../../src/errors/ConfigurationError'
import { check } from '../../../src/features/moreWallets/part'
import { acme } from './ownWallet'

const group = (...wallets: Wallet[]) => ({ groupName: 'Popular', wallets })
const accented = (iconAccent: string) => group({ ...acme, iconAccent })
const mobile: Wallet = {
  ...acme,
  id: 'mobile',
  transports: ['injected', 'walletConnect'],
}
const empty = { groupName: 'Recommended', wallets: [] }
const bad: Wallet = { ...mobile, iconAccent: 'red' }
const nobody = null as unknown as readonly WalletChoices[]

const noList = 'No wallet list was provided'
const noWallets = 'No wallets provided for group: Recommended'
const noProjectId =
  'No projectId found. Every app must provide a WalletConnect projectId.'
const noHex = 'Property iconAccent is not a hex value for wallet: Acme Pay'

test.each<
  [string, readonly WalletChoices[] | undefined, (string | undefined)?, string?]
>([
  ['an empty list', [], 'id', noList],
  ['null', nobody, 'id', noList],
  ['an empty group', [group(acme), empty], 'id', noWallets],
  ['the default list without a projectId', undefined, undefined, noProjectId],
  ['the default list with an empty projectId', undefined, '', noProjectId],
  ['the default list with a blank projectId', undefined, '  ', noProjectId],
  [
    'one wallet with WalletConnect without a projectId',
    [group(acme), group(mobile)],
    undefined,
    noProjectId,
  ],
  ['wallets without WalletConnect without a projectId', [group(acme)]],
  ['the names of the default list', [{ ...empty, wallets: walletNames }], 'id'],
  ['the catalogue', catalogue, 'id'],
  // The errors have a fixed order.
  ['an empty group first', [group(bad), empty], '', noWallets],
  ['a missing projectId second', [group(bad)], '', noProjectId],
  ['a wrong accent last', [group(bad)], 'id', noHex],
])('checkWallets checks %s', (_, groups, projectId, problem) => {
  expect(problemOf(groups, projectId)).toBe(problem)
})

test.each(['red', '#12', '#1234', '#11223344', '123456', '#12345g', ''])(
  'checkWallets rejects the accent %j',
  (accent) => expect(problemOf([accented(accent)], 'id')).toBe(noHex),
)

test.each(['#12f', '#12ff80', '#ABCDEF'])(
  'checkWallets accepts the accent %j',
  (accent) => expect(problemOf([accented(accent)], 'id')).toBe(undefined),
)

test('defaultListNeedsProjectId agrees with needsProjectId', () => {
  expect(needsProjectId(catalogue)).toBe(defaultListNeedsProjectId)
})

/** Returns the first line of the error. Checks that the second one says what to do. */
function problemOf(groups?: readonly WalletChoices[], projectId?: string) {
  try {
    checkWallets(groups, projectId)
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigurationError)
    const { message } = error as Error
    expect(message).toMatch(/^.+\n.+\.\nSee \S+$/)
    return message.split('\n')[0]
  }
  return undefined
}

const idsOf = (offered: Parameters<typeof asGroups>[0]) =>
  offeredWallets(asGroups(offered)).map(({ groupName, wallets }) => [
    groupName,
    wallets.map(({ id }) => id),
  ])

test('the names of all default wallets select the default list', () => {
  expect(offeredWallets(asGroups(walletNames))).toEqual(catalogue)
  expect(offeredWallets(undefined)).toBe(catalogue)
})

test('the host’s wallet is listed beside the default ones, at its position', () => {
  expect(idsOf([acme, ...walletNames])).toEqual([
    ['Popular', ['acme', ...walletNames]],
  ])
  expect(idsOf(['metaMask', acme])).toEqual([['Popular', ['metaMask', 'acme']]])
})

test('groups can contain names, and wallets without a group come first', () => {
  const ours = { groupName: 'Ours', wallets: [acme, 'safe'] } as const
  expect(idsOf([ours, 'rainbow'])).toEqual([
    ['Popular', ['rainbow']],
    ['Ours', ['acme', 'safe']],
  ])
  expect(idsOf([ours])).toEqual([['Ours', ['acme', 'safe']]])
})

test.each(walletNames)(
  'the name %s requires a projectId exactly if the wallet does',
  (name) => {
    const groups = asGroups([name])
    expect(needsProjectId(groups)).toBe(needsProjectId(offeredWallets(groups)))
  },
)

test('names outside the default list are not checked before the catalogue has loaded', () => {
  const groups = asGroups([acme, 'safe', 'rabby', 'trust'])
  expect(otherNames(groups)).toEqual(['rabby', 'trust'])
  expect(otherNames(undefined)).toEqual([])
  expect(() => checkWallets(groups, undefined)).not.toThrow()
  expect(idsOf([acme, 'rabby'])).toEqual([['Popular', ['acme']]])
})

test('the check of names rejects an unknown one and lists the known ones', () => {
  const name: string = 'metamask'
  // Hosts without types may pass any name.
  const wallets = asGroups(['rabby', name as 'metaMask'])
  const checking = () => check({ projectId: 'id', wallets })
  expect(checking).toThrow(ConfigurationError)
  expect(checking).toThrow(
    /^Wallet "metamask" is not known\.\nUse one of: .*metaMask, .*rabby.*\.\nSee \S+$/,
  )
})
