import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AnnouncedWallet } from '../../../src/platform/announcedWallets'
import type { Device } from '../../../src/platform/device'
import { catalogue } from '../../../src/wallets/catalogue'
import { groupWallets } from '../../../src/wallets/groupWallets'
import { listWallets } from '../../../src/wallets/listWallets'
import type { ListedWallet, Wallet } from '../../../src/wallets/Wallet'
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

const extensionOnly: Wallet = {
  id: 'acme',
  name: 'Acme',
  iconUrl: icon,
  iconBackground: '#fff',
  transports: ['injected'],
}

test('with nothing installed the catalogue is listed in its order, Safe last because it cannot work here', () => {
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

test('Safe is ready inside a frame, and unsupported elsewhere', () => {
  expect(named('safe', list())).toMatchObject({
    ready: false,
    unsupported: true,
    links: {},
  })
  const inSafe = list([], { inSafe: true })
  expect(ids(inSafe)[0]).toBe('safe')
  expect(named('safe', inSafe)).toMatchObject({
    ready: true,
    unsupported: false,
    installed: true,
    groupName: 'Popular',
  })
})

test('an announced wallet of the catalogue is listed once, as installed, under our name and icon', () => {
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

test('a stranger is listed as installed, under the name and icon that it announces', () => {
  expect(list([stranger])[0]).toMatchObject({
    id: 'org.stranger',
    name: 'Stranger',
    iconUrl: icon,
    groupName: 'Installed',
    ready: true,
  })
})

test.each([iPhone, androidPhone])(
  'on a phone ($system) a stranger is listed too, and first',
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

test('a stranger cannot take the id of a wallet that we know', () => {
  const wallets = list([{ ...stranger, rdns: 'metaMask' }])
  expect(wallets.filter(({ id }) => id === 'metaMask')).toHaveLength(1)
  expect(named('metaMask', wallets)?.installed).toBe(false)
})

test.each([
  'https://tracker.example/i.png',
  'data:text/html,x',
  'javascript:0',
])('the icon %j of a stranger is not shown, the wallet is', (bad) => {
  expect(list([{ ...stranger, icon: bad }])[0]).toMatchObject({
    id: 'org.stranger',
    iconUrl: '',
  })
})

test('the name of a stranger is trimmed, in one line, and sixty characters at most', () => {
  const name = `  A\n\tB  ${'x'.repeat(90)}`
  const shown = list([{ ...stranger, name }])[0]?.name ?? ''
  expect(shown).toMatch(/^A B x+$/)
  expect(shown).toHaveLength(60)
})

test('an injected flag installs a wallet where nothing is announced', () => {
  const wallets = list([], { injectedFlags: ['isRainbow'] })
  expect(wallets[0]).toMatchObject({ id: 'rainbow', groupName: 'Installed' })
})

test('the latest wallet that is there leads the list; the two before it rise to the top of their own group, marked', () => {
  const wallets = list([metaMask], {
    recentIds: [
      'gone',
      'safe',
      'walletConnect',
      'metaMask',
      'coinbase',
      'rainbow',
    ],
  })
  expect(
    wallets.map(({ groupName, id, recent }) => [groupName, id, recent]),
  ).toEqual([
    ['Recent', 'walletConnect', true],
    ['Installed', 'metaMask', true],
    ['Popular', 'coinbase', true],
    ['Popular', 'rainbow', false],
    ['Popular', 'safe', false],
  ])
})

test('an extension that is missing and cannot be had here is listed last, as unsupported', () => {
  const groups = [
    { groupName: 'Other', wallets: [extensionOnly] },
    ...catalogue,
  ]
  const wallets = listWallets(groups, { announced: [], device: device() })
  expect(wallets.slice(-2)).toMatchObject([
    { id: 'acme', unsupported: true },
    { id: 'safe', unsupported: true },
  ])
  // Nor does a heading with nothing usable under it come first.
  expect(groupWallets(wallets).map(({ groupName }) => groupName)).toEqual([
    'Popular',
    'Other',
  ])
})

test('a phone app that a desktop cannot use is unsupported there, and not offered to be got', () => {
  const downloadUrls = { qrCode: 'https://phone', android: 'https://android' }
  const groups = [
    { groupName: 'Other', wallets: [{ ...extensionOnly, downloadUrls }] },
  ]
  const on = (held: Device) =>
    listWallets(groups, { announced: [], device: held })[0]
  expect(on(device())).toMatchObject({ unsupported: true, links: {} })
  expect(on(androidPhone)).toMatchObject({
    unsupported: false,
    links: { store: 'https://android' },
  })
})

test('an extension that is missing and can be had here is offered as not ready', () => {
  const downloadUrls = { chrome: 'https://chrome', ios: 'https://ios' }
  const groups = [
    { groupName: 'Other', wallets: [{ ...extensionOnly, downloadUrls }] },
  ]
  const on = (held: typeof androidPhone) =>
    listWallets(groups, { announced: [], device: held })
  const offered = { id: 'acme', ready: false, unsupported: false }
  const unsupported = { id: 'acme', ready: false, unsupported: true }
  expect(on(device())).toMatchObject([offered])
  expect(on(device({ browser: 'firefox' }))).toMatchObject([unsupported])
  expect(on(androidPhone)).toMatchObject([unsupported])
  expect(on(iPhone)).toMatchObject([offered])
})

test('a wallet that two groups name is listed in the first', () => {
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

test('whatever is announced, nothing throws, nothing is listed twice, and the groups stay in order', () => {
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

test('the order in which known wallets announce themselves changes nothing', () => {
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
