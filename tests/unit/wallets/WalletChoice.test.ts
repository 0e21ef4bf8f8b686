import { expect, test } from 'vitest'
import { catalogue, offeredWallets } from '../../../src/data/wallets/catalogue'
import {
  checkWallets,
  needsProjectId,
} from '../../../src/data/wallets/checkWallets'
import {
  asGroups,
  otherNames,
  walletNames,
} from '../../../src/data/wallets/WalletChoice'
import { ConfigurationError } from '../../../src/errors/ConfigurationError'
import { checkNames } from '../../../src/features/moreWallets/checkNames'
import { acme } from './ownWallet'

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

test('checkNames rejects an unknown name and lists the known ones', () => {
  const check = () => checkNames(['rabby', 'metamask'], 'id')
  expect(check).toThrow(ConfigurationError)
  expect(check).toThrow(
    /^Wallet "metamask" is not known\.\nUse one of: .*metaMask, .*rabby.*\.\nSee \S+$/,
  )
})

test('checkNames requires a projectId for wallets that connect through WalletConnect', () => {
  expect(() => checkNames(['rabby', 'brave'], undefined)).not.toThrow()
  expect(() => checkNames(['rabby', 'trust'], ' ')).toThrow(/^No projectId/)
  expect(() => checkNames(['rabby', 'trust'], 'id')).not.toThrow()
})
