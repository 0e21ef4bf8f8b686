import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../src/data/wallets/catalogue'
import { identifyAnnounced } from '../../../src/data/wallets/identifyAnnounced'
import { listWallets } from '../../../src/data/wallets/listWallets'
import { fullWallet } from '../../../src/data/wallets/more/fullWallet'
import type { KnownWallet } from '../../../src/data/wallets/more/KnownWallet'
import { kaia } from '../../../src/data/wallets/more/kaia'
import { kraken } from '../../../src/data/wallets/more/kraken'
import { safePal } from '../../../src/data/wallets/more/safePal'
import { rainbow } from '../../../src/data/wallets/rainbow'
import type { AnnouncedWallet } from '../../../src/platform/page/announcedWallets'
import { announce, metaMask } from './announce'
import { device } from './device'

const groupsOf = (...known: KnownWallet[]) => [
  {
    groupName: 'Popular',
    wallets: [rainbow, ...known.map((each) => fullWallet(each))],
  },
]

/** Returns the rows with this name, with their ids and marks. */
const rows = (
  name: string,
  announced: readonly AnnouncedWallet[],
  groups = catalogue,
) =>
  listWallets(groups, { announced, device: device() })
    .filter((row) => row.name === name)
    .map(({ id, installed, unverified }) =>
      [id, installed && 'installed', unverified && 'unverified']
        .filter(Boolean)
        .join(' '),
    )

describe('MetaMask’s SDK in the page', () => {
  const sdk = () => announce('io.metamask.mmc', 'MetaMask')

  test.each([
    ['the QR code if the extension is missing', [sdk()], ['metaMask']],
    ['an extension before it', [metaMask(), sdk()], ['metaMask installed']],
    ['an extension after it', [sdk(), metaMask()], ['metaMask installed']],
  ])('leaves the row to %s', (_, announced, expected) => {
    expect(rows('MetaMask', announced)).toEqual(expected)
  })

  test.each([
    ['itself', [sdk(), sdk()], 'io.metamask.mmc'],
    ['the extension', [sdk(), metaMask()], 'io.metamask'],
  ])('leaves one row to %s if the host does not list it', (_, all, id) => {
    expect(rows('MetaMask', all, groupsOf())).toEqual([`${id} installed`])
  })

  test('may not use another name', () => {
    const announced = [announce('io.metamask.mmc', 'Rainbow')]
    expect(rows('Rainbow', announced)).toEqual([
      'io.metamask.mmc installed unverified',
      'rainbow',
    ])
  })
})

describe('a listed wallet', () => {
  test.each([
    [
      'with its rdns gets',
      kaia,
      announce('io.kaiawallet', 'Kaia Wallet'),
      true,
    ],
    [
      'with its name alone does not get',
      kaia,
      announce('org.other', 'Kaia Wallet'),
      false,
    ],
    [
      'without a known rdns gets, by its name,',
      kraken,
      announce('com.kraken.some', 'Kraken Wallet'),
      true,
    ],
    [
      'without a known rdns gets, by its name and flag,',
      safePal,
      announce('com.safepal', 'SafePal', { isSafePal: true }),
      true,
    ],
    [
      'without a known rdns does not get, by its name without its flag,',
      safePal,
      announce('com.other', 'SafePal'),
      false,
    ],
  ])('%s its row', (_, wallet, announced, isSame) => {
    const { id } = wallet
    expect(rows(wallet.name, [announced], groupsOf(wallet))).toEqual(
      isSame
        ? [`${id} installed`]
        : [`${announced.rdns} installed unverified`, id],
    )
  })

  test('with an unknown rdns is in doubt if two wallets have its name, so that both are marked', () => {
    const announced = ['com.kraken', 'com.other'].map((rdns) =>
      announce(rdns, 'Kraken'),
    )
    expect(rows('Kraken', announced, groupsOf(kraken))).toEqual([
      'com.kraken installed unverified',
      'com.other installed unverified',
    ])
    expect(rows('Kraken Wallet', announced, groupsOf(kraken))).toEqual([
      'kraken',
    ])
  })

  test.each(['WalletConnect', 'Safe'])(
    'that never announces itself is not %s by its name',
    (name) => {
      expect(rows(name, [announce('org.other', name)])).toContain(
        'org.other installed unverified',
      )
    },
  )
})

describe('a wallet that announces itself several times is listed once', () => {
  test.each([
    ['known', metaMask, 'metaMask installed', 'MetaMask'],
    [
      'unknown',
      () => announce('org.acme', 'Acme'),
      'org.acme installed',
      'Acme',
    ],
  ])(
    '%s, with another provider object under one uuid',
    (_, make, row, name) => {
      const announced = [make(), make()].map((one) => ({ ...one, uuid: 'u' }))
      expect(rows(name, announced)).toEqual([row])
      const [first] = identifyAnnounced(announced, catalogue)
      expect(first?.provider).toBe(announced[0]?.provider)
    },
  )

  test('with one provider under several rdns', () => {
    const before = announce('org.acme.old', 'Acme')
    const now = { ...before, rdns: 'org.acme' }
    for (const uuids of [{}, { uuid: 'u' }])
      expect(rows('Acme', [before, { ...now, ...uuids }])).toEqual([
        'org.acme.old installed',
      ])
  })
})

test('a wallet that copies the uuid of another wallet does not hide that wallet, and is marked', () => {
  const real = { ...metaMask(), uuid: 'u' }
  const fake = { ...announce('io.metamask', 'MetaMask'), uuid: 'u' }
  for (const announced of [
    [real, fake],
    [fake, real],
  ]) {
    const [first] = identifyAnnounced(announced, catalogue)
    expect(first?.provider).toBe(real.provider)
    expect(rows('MetaMask', announced)).toEqual([
      'metaMask installed',
      'io.metamask#2 installed unverified',
    ])
  }
})
