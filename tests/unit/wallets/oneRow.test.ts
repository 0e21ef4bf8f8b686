import { describe, expect, test } from 'vitest'
import type { AnnouncedWallet } from '../../../src/platform/announcedWallets'
import { catalogue } from '../../../src/wallets/catalogue'
import { judgeAnnounced } from '../../../src/wallets/judgeAnnounced'
import { listWallets } from '../../../src/wallets/listWallets'
import { fullWallet } from '../../../src/wallets/more/fullWallet'
import type { KnownWallet } from '../../../src/wallets/more/KnownWallet'
import { kaia } from '../../../src/wallets/more/kaia'
import { kraken } from '../../../src/wallets/more/kraken'
import { safePal } from '../../../src/wallets/more/safePal'
import { rainbow } from '../../../src/wallets/rainbow'
import { announce, metaMask } from './announce'
import { device } from './device'

const groupsOf = (...known: KnownWallet[]) => [
  {
    groupName: 'Popular',
    wallets: [rainbow, ...known.map((each) => fullWallet(each))],
  },
]

/** The rows of a name, with what the visitor sees of them. */
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

describe('the SDK of MetaMask in the page', () => {
  const sdk = () => announce('io.metamask.mmc', 'MetaMask')

  test('leaves the row to the code when the extension is missing', () => {
    expect(rows('MetaMask', [sdk()])).toEqual(['metaMask'])
  })

  test.each([
    ['before', [metaMask(), sdk()]],
    ['after', [sdk(), metaMask()]],
  ])('leaves the row to an extension that came %s it', (_, announced) => {
    expect(rows('MetaMask', announced)).toEqual(['metaMask installed'])
  })

  test('is the one way to MetaMask when the host does not list it', () => {
    const groups = groupsOf()
    const id = 'io.metamask.mmc'
    expect(rows('MetaMask', [sdk(), sdk()], groups)).toEqual([
      `${id} installed`,
    ])
    expect(rows('MetaMask', [sdk(), metaMask()], groups)).toEqual([
      'io.metamask installed',
    ])
  })

  test('has a session that goes on: it keeps its id', () => {
    expect(judgeAnnounced([sdk()], catalogue)).toMatchObject([
      { connectorId: 'io.metamask.mmc', doubt: undefined },
    ])
  })

  test('gives no other name a right', () => {
    const announced = [announce('io.metamask.mmc', 'Rainbow')]
    expect(rows('Rainbow', announced)).toEqual([
      'io.metamask.mmc installed unverified',
      'rainbow',
    ])
  })
})

describe('a listed wallet', () => {
  test('of a known rdns has its row', () => {
    const announced = [announce('io.kaiawallet', 'Kaia Wallet')]
    expect(rows('Kaia Wallet', announced, groupsOf(kaia))).toEqual([
      'kaia installed',
    ])
  })

  test('of a known rdns does not have its row by its name alone', () => {
    const announced = [announce('org.other', 'Kaia Wallet')]
    expect(rows('Kaia Wallet', announced, groupsOf(kaia))).toEqual([
      'org.other installed unverified',
      'kaia',
    ])
  })

  test('of an unknown rdns has its row by its name', () => {
    const announced = [announce('com.kraken.some', 'Kraken Wallet')]
    expect(rows('Kraken Wallet', announced, groupsOf(kraken))).toEqual([
      'kraken installed',
    ])
  })

  test('of an unknown rdns has its row by its name and its flag', () => {
    const groups = groupsOf(safePal)
    const real = announce('com.safepal', 'SafePal', { isSafePal: true })
    expect(rows('SafePal', [real], groups)).toEqual(['safePal installed'])
    expect(rows('SafePal', [announce('com.other', 'SafePal')], groups)).toEqual(
      ['com.other installed unverified', 'safePal'],
    )
  })

  test('of an unknown rdns is in doubt when two have its name: both are marked', () => {
    const announced = [
      announce('com.kraken', 'Kraken'),
      announce('com.other', 'Kraken'),
    ]
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

describe('a wallet that announces itself several times is one', () => {
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
      const [first] = judgeAnnounced(announced, catalogue)
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

test('a copy of a wallet’s uuid does not hide the wallet, and is marked', () => {
  const real = { ...metaMask(), uuid: 'u' }
  const fake = { ...announce('io.metamask', 'MetaMask'), uuid: 'u' }
  for (const announced of [
    [real, fake],
    [fake, real],
  ]) {
    const [first] = judgeAnnounced(announced, catalogue)
    expect(first?.provider).toBe(real.provider)
    expect(rows('MetaMask', announced)).toEqual([
      'metaMask installed',
      'io.metamask#2 installed unverified',
    ])
  }
})
