import fc from 'fast-check'
import { expect, test } from 'vitest'
import { catalogue } from '../../../src/data/wallets/catalogue'
import { groupWallets } from '../../../src/data/wallets/groupWallets'
import { listWallets } from '../../../src/data/wallets/listWallets'
import type { ListedWallet } from '../../../src/data/wallets/Wallet'
import type { AnnouncedWallet } from '../../../src/platform/page/announcedWallets'
import { announce } from './announce'
import { device } from './device'

const list = (
  announced: readonly AnnouncedWallet[] = [],
  rest: Partial<Parameters<typeof listWallets>[1]> = {},
  groups: Parameters<typeof listWallets>[0] = catalogue,
) => listWallets(groups, { announced, device: device(), ...rest })
const ids = (wallets: readonly ListedWallet[]) => wallets.map(({ id }) => id)
const stranger = announce('org.stranger', 'Stranger')
const { icon } = stranger
const usual = ['rainbow', 'coinbase', 'metaMask', 'walletConnect', 'safe']

test('without installed wallets, the catalogue is listed in order, with the unsupported Safe last', () => {
  const wallets = list()
  expect(ids(wallets)).toEqual(usual)
  expect(wallets.filter((one) => one.unsupported)).toHaveLength(1)
  expect(wallets.every(({ groupIndex }) => groupIndex === 1)).toBe(true)
})

test('an unknown wallet is listed as installed, with its announced name and icon', () => {
  expect(list([stranger])[0]).toEqual({
    id: 'org.stranger',
    name: 'Stranger',
    iconUrl: icon,
    iconBackground: 'transparent',
    rdns: ['org.stranger'],
    transports: ['injected'],
    groupName: 'Installed',
    groupIndex: 0,
    ready: true,
    unsupported: false,
    installed: true,
    unverified: false,
    recent: false,
    links: {},
  })
})

test('a wallet in two groups is listed in the first one', () => {
  const [{ wallets = [] } = {}] = catalogue
  const groups = [...catalogue, { groupName: 'More', wallets }]
  expect(groupWallets(list([], {}, groups))).toMatchObject([
    { groupName: 'Popular' },
  ])
})

const rdns = fc.oneof(
  fc.constantFrom(
    'io.metamask',
    'io.metamask.mobile',
    'me.rainbow',
    'metaMask',
    'org.a',
    '__proto__',
    '',
  ),
  fc.string(),
)
const announcement = fc.record({
  rdns,
  name: fc.string({ unit: 'grapheme' }),
  icon: fc.string(),
  provider: fc.oneof(
    fc.constant({ isMetaMask: true }),
    fc.dictionary(fc.constantFrom('isMetaMask', 'isRainbow'), fc.anything()),
  ),
})

test('for any announcements, nothing throws, no wallet is listed twice, and the groups stay in order', () => {
  fc.assert(
    fc.property(
      fc.array(announcement),
      fc.array(fc.oneof(rdns, fc.constantFrom('rainbow', 'coinbase'))),
      (announced, recentIds) => {
        const wallets = list(announced, { recentIds })
        const listed = ids(wallets)
        expect(new Set(listed).size).toBe(listed.length)
        const order = wallets.map(
          ({ groupIndex, unsupported }) => groupIndex + (unsupported ? 99 : 0),
        )
        expect(order).toEqual([...order].sort((a, b) => a - b))
        for (const id of ['rainbow', 'coinbase', 'metaMask', 'walletConnect'])
          expect(listed).toContain(id)
        expect(wallets.filter(({ recent }) => recent).length).toBeLessThan(4)
        for (const { name } of wallets) expect(name.trim()).not.toBe('')
      },
    ),
  )
})
