import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AnnouncedWallet } from '../../../src/platform/page/announcedWallets'
import { catalogue } from '../../../src/wallets/catalogue'
import { groupWallets } from '../../../src/wallets/groupWallets'
import { listWallets } from '../../../src/wallets/listWallets'
import type { ListedWallet } from '../../../src/wallets/Wallet'
import { androidPhone, device, iPhone } from './device'

const icon = 'data:image/png;base64,AA=='
const metaMask = {
  rdns: 'io.metamask',
  name: 'Not MetaMask',
  icon,
  provider: { isMetaMask: true },
}
const stranger = { rdns: 'org.stranger', name: 'Stranger', icon, provider: {} }
const list = (
  announced: readonly AnnouncedWallet[] = [],
  rest: Partial<Parameters<typeof listWallets>[1]> = {},
) => listWallets(catalogue, { announced, device: device(), ...rest })
const ids = (wallets: readonly ListedWallet[]) => wallets.map(({ id }) => id)
const named = (id: string, wallets: readonly ListedWallet[]) =>
  wallets.find((wallet) => wallet.id === id)

test('without installed wallets, the catalogue is listed in order, with the unsupported Safe last [3.5]', () => {
  const wallets = list()
  expect(ids(wallets)).toEqual([
    'rainbow',
    'coinbase',
    'metaMask',
    'walletConnect',
    'safe',
  ])
  expect(wallets.filter((one) => one.unsupported)).toHaveLength(1)
  expect(new Set(wallets.map(({ groupIndex }) => groupIndex))).toEqual(
    new Set([1]),
  )
})

test('an announced wallet of the catalogue is listed once, as installed, with the catalogue’s name and icon [3.7]', () => {
  const wallets = list([metaMask])
  expect(ids(wallets)).toEqual([
    'metaMask',
    'rainbow',
    'coinbase',
    'walletConnect',
    'safe',
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

test('an unknown wallet is listed as installed, with its announced name and icon [2.8]', () => {
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
  'on a phone ($system), an unknown wallet is listed first [D8]',
  (held) => {
    expect(ids(list([stranger], { device: held }))).toEqual([
      'org.stranger',
      'rainbow',
      'coinbase',
      'metaMask',
      'walletConnect',
      'safe',
    ])
  },
)

test('an unknown wallet cannot use the id of a known one', () => {
  const wallets = list([{ ...stranger, rdns: 'metaMask' }])
  expect(wallets.filter(({ id }) => id === 'metaMask')).toHaveLength(1)
  expect(named('metaMask', wallets)?.installed).toBe(false)
})

test.each([
  'https://tracker.example/i.png',
  'data:text/html,x',
  'javascript:0',
])(
  'the icon %j of an unknown wallet is not shown, but the wallet is listed',
  (bad) => {
    expect(list([{ ...stranger, icon: bad }])[0]).toMatchObject({
      id: 'org.stranger',
      iconUrl: '',
    })
  },
)

test('the name of an unknown wallet is one trimmed line of at most sixty characters', () => {
  const name = `  A\n\tB  ${'x'.repeat(90)}`
  const shown = list([{ ...stranger, name }])[0]?.name ?? ''
  expect(shown).toMatch(/^A B x+$/)
  expect(shown).toHaveLength(60)
})

test('an injected flag marks a wallet as installed if it is not announced [3.7]', () => {
  const wallets = list([], { injectedFlags: ['isRainbow'] })
  expect(wallets[0]).toMatchObject({ id: 'rainbow', groupName: 'Installed' })
})

test('of two wallets with the same flag, the first one is listed as installed', () => {
  const [wallet] =
    catalogue[0]?.wallets.filter(({ id }) => id === 'rainbow') ?? []
  if (!wallet) throw new Error('Rainbow is in the list')
  const own = { ...wallet, transports: ['injected'] as const }
  const wallets = [own, { ...own, id: 'other' }]
  const listed = listWallets([{ groupName: 'Ours', wallets }], {
    announced: [],
    injectedFlags: ['isRainbow'],
    device: device(),
  })
  expect(
    listed.map(({ id, installed, ready }) => [id, installed, ready]),
  ).toEqual([
    ['rainbow', true, true],
    ['other', false, false],
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
  const groups = [
    ...catalogue,
    { groupName: 'More', wallets: catalogue[0]?.wallets ?? [] },
  ]
  const wallets = listWallets(groups, { announced: [], device: device() })
  expect(groupWallets(wallets).map(({ groupName }) => groupName)).toEqual([
    'Popular',
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
    fc.constant(metaMask.provider),
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
    metaMask,
    {
      rdns: 'me.rainbow',
      name: 'R',
      icon,
      provider: { isMetaMask: true, isRainbow: true },
    },
    {
      rdns: 'com.coinbase.wallet',
      name: 'C',
      icon,
      provider: { isCoinbaseWallet: true },
    },
  ]
  fc.assert(
    fc.property(fc.shuffledSubarray(all, { minLength: 3 }), (announced) => {
      expect(list(announced)).toEqual(list(all))
    }),
  )
})
