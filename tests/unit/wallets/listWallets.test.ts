import fc from 'fast-check'
import { expect, test } from 'vitest'
import { catalogue } from '../../../src/data/wallets/catalogue'
import { groupWallets } from '../../../src/data/wallets/groupWallets'
import { listWallets } from '../../../src/data/wallets/listWallets'
import { rainbow } from '../../../src/data/wallets/rainbow'
import type { ListedWallet } from '../../../src/data/wallets/Wallet'
import type { AnnouncedWallet } from '../../../src/platform/page/announcedWallets'
import { announce, metaMask } from './announce'
import { androidPhone, device, iPhone } from './device'

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

test('an announced wallet of the catalogue is listed once, as installed, with the catalogue’s name and icon', () => {
  const wallets = list([{ ...metaMask(), name: 'Not MetaMask' }])
  expect(ids(wallets)).toEqual([
    'metaMask',
    ...usual.filter((id) => id !== 'metaMask'),
  ])
  expect(wallets[0]).toMatchObject({
    name: 'MetaMask',
    groupName: 'Installed',
    groupIndex: 0,
    ready: true,
    installed: true,
  })
  expect(wallets[0]?.iconUrl).not.toBe(icon)
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

test.each([iPhone, androidPhone])(
  'on a phone ($system), an unknown wallet is listed first',
  (held) => {
    expect(ids(list([stranger], { device: held }))).toEqual([
      'org.stranger',
      ...usual,
    ])
  },
)

test('an unknown wallet cannot use the id of a known one', () => {
  const wallets = list([{ ...stranger, rdns: 'metaMask' }])
  expect(wallets.filter(({ id }) => id === 'metaMask')).toMatchObject([
    { installed: false },
  ])
})

test('an unknown wallet is listed with a trimmed name, without an icon that needs a request', () => {
  const announced = { ...stranger, name: ' A\n', icon: 'https://a.test/i.png' }
  expect(list([announced])[0]).toMatchObject({
    id: 'org.stranger',
    name: 'A',
    iconUrl: '',
  })
})

test('an injected flag marks a wallet as installed if it is not announced', () => {
  const wallets = list([], { injectedFlags: ['isRainbow'] })
  expect(wallets[0]).toMatchObject({ id: 'rainbow', groupName: 'Installed' })
})

test('of two wallets with the same flag, the first one is listed as installed', () => {
  const own = { ...rainbow, transports: ['injected'] as const }
  const groups = [{ groupName: 'Ours', wallets: [own, { ...own, id: 'b' }] }]
  const listed = list([], { injectedFlags: ['isRainbow'] }, groups)
  expect(
    listed.map(({ id, installed, ready }) => [id, installed, ready]),
  ).toEqual([
    ['rainbow', true, true],
    ['b', false, false],
  ])
})

test('wallets are listed under the headings of their groups, in order', () => {
  const wallets = list([stranger], { recentIds: ['coinbase'] })
  expect(
    groupWallets(wallets).map(({ groupName, wallets: members }) => [
      groupName,
      ids(members),
    ]),
  ).toEqual([
    ['Recent', ['coinbase']],
    ['Installed', ['org.stranger']],
    ['Popular', ['rainbow', 'metaMask', 'walletConnect', 'safe']],
  ])
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

test('the order in which known wallets announce themselves does not matter', () => {
  const all = [
    metaMask(),
    announce('me.rainbow', 'R', { isMetaMask: true, isRainbow: true }),
    announce('com.coinbase.wallet', 'C', { isCoinbaseWallet: true }),
  ]
  fc.assert(
    fc.property(fc.shuffledSubarray(all, { minLength: 3 }), (announced) => {
      expect(list(announced)).toEqual(list(all))
    }),
  )
})
