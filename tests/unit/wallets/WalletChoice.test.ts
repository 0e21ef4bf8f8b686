import { expect, test } from 'vitest'
import { ConfigurationError } from '../../../src/errors/ConfigurationError'
import { catalogue, offeredWallets } from '../../../src/wallets/catalogue'
import { checkWallets, needsProjectId } from '../../../src/wallets/checkWallets'
import { checkNames } from '../../../src/wallets/more/checkNames'
import type { Wallet } from '../../../src/wallets/Wallet'
import {
  asGroups,
  otherNames,
  walletNames,
} from '../../../src/wallets/WalletChoice'

const mine: Wallet = {
  id: 'acme',
  name: 'Acme',
  iconUrl: 'data:image/svg+xml,',
  iconBackground: '#fff',
  transports: ['injected'],
}
const idsOf = (offered: Parameters<typeof asGroups>[0]) =>
  offeredWallets(asGroups(offered)).map(({ groupName, wallets }) => [
    groupName,
    wallets.map(({ id }) => id),
  ])

test('the default list by its names is the default list', () => {
  expect(offeredWallets(asGroups(walletNames))).toEqual(catalogue)
  expect(offeredWallets(undefined)).toBe(catalogue)
  expect(
    catalogue.flatMap(({ wallets }) => wallets.map(({ id }) => id)),
  ).toEqual(walletNames)
})

test('a wallet of the host’s stands beside those of the default list, where the host puts it', () => {
  expect(idsOf([mine, ...walletNames])).toEqual([
    ['Popular', ['acme', ...walletNames]],
  ])
  expect(idsOf(['metaMask', mine])).toEqual([['Popular', ['metaMask', 'acme']]])
})

test('groups may name wallets too, and what stands in none comes before them', () => {
  const ours = { groupName: 'Ours', wallets: [mine, 'safe'] } as const
  expect(idsOf([ours, 'rainbow'])).toEqual([
    ['Popular', ['rainbow']],
    ['Ours', ['acme', 'safe']],
  ])
  expect(idsOf([ours])).toEqual([['Ours', ['acme', 'safe']]])
})

test.each(walletNames)(
  '%s by its name needs a project id as it does as data',
  (name) => {
    const groups = asGroups([name])
    expect(needsProjectId(groups)).toBe(needsProjectId(offeredWallets(groups)))
  },
)

test('names beside the default list wait for the catalogue: nothing is said of them before', () => {
  const groups = asGroups([mine, 'safe', 'rabby', 'trust'])
  expect(otherNames(groups)).toEqual(['rabby', 'trust'])
  expect(otherNames(undefined)).toEqual([])
  expect(() => checkWallets(groups, undefined)).not.toThrow()
  expect(idsOf([mine, 'rabby'])).toEqual([['Popular', ['acme']]])
})

test('a name that is none is refused by the catalogue, with those that there are', () => {
  const check = () => checkNames(['rabby', 'metamask'], 'id')
  expect(check).toThrow(ConfigurationError)
  expect(check).toThrow(
    /^Wallet "metamask" is not known\.\nUse one of: .*metaMask, .*rabby.*\.$/,
  )
})

test('of the catalogue, those that WalletConnect reaches need a project id', () => {
  expect(() => checkNames(['rabby', 'brave'], undefined)).not.toThrow()
  expect(() => checkNames(['rabby', 'trust'], ' ')).toThrow(/^No projectId/)
  expect(() => checkNames(['rabby', 'trust'], 'id')).not.toThrow()
})
