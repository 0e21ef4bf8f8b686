import { describe, expect, test } from 'vitest'
import type { AnnouncedWallet } from '../../../src/platform/page/announcedWallets'
import { catalogue } from '../../../src/wallets/catalogue'
import { identifyAnnounced } from '../../../src/wallets/identifyAnnounced'
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

  test('leaves the row to the QR code if the extension is missing', () => {
    expect(rows('MetaMask', [sdk()])).toEqual(['metaMask'])
  })

  test.each([
    ['before', [metaMask(), sdk()]],
    ['after', [sdk(), metaMask()]],
  ])(
    'leaves the row to an extension that is announced %s it',
    (_, announced) => {
      expect(rows('MetaMask', announced)).toEqual(['metaMask installed'])
    },
  )

  test('is the only MetaMask if the host does not list it', () => {
    const groups = groupsOf()
    const id = 'io.metamask.mmc'
    expect(rows('MetaMask', [sdk(), sdk()], groups)).toEqual([
      `${id} installed`,
    ])
    expect(rows('MetaMask', [sdk(), metaMask()], groups)).toEqual([
      'io.metamask installed',
    ])
  })

  test('keeps its id, so that its session can be restored', () => {
    expect(identifyAnnounced([sdk()], catalogue)).toMatchObject([
      { connectorId: 'io.metamask.mmc', warning: undefined },
    ])
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
  test('with a known rdns gets its row', () => {
    const announced = [announce('io.kaiawallet', 'Kaia Wallet')]
    expect(rows('Kaia Wallet', announced, groupsOf(kaia))).toEqual([
      'kaia installed',
    ])
  })

  test('with a known rdns does not get its row by its name alone', () => {
    const announced = [announce('org.other', 'Kaia Wallet')]
    expect(rows('Kaia Wallet', announced, groupsOf(kaia))).toEqual([
      'org.other installed unverified',
      'kaia',
    ])
  })

  test('with an unknown rdns gets its row by its name', () => {
    const announced = [announce('com.kraken.some', 'Kraken Wallet')]
    expect(rows('Kraken Wallet', announced, groupsOf(kraken))).toEqual([
      'kraken installed',
    ])
  })

  test('with an unknown rdns gets its row by its name and its flag', () => {
    const groups = groupsOf(safePal)
    const real = announce('com.safepal', 'SafePal', { isSafePal: true })
    expect(rows('SafePal', [real], groups)).toEqual(['safePal installed'])
    expect(rows('SafePal', [announce('com.other', 'SafePal')], groups)).toEqual(
      ['com.other installed unverified', 'safePal'],
    )
  })

  test('with an unknown rdns is in doubt if two wallets have its name, so that both are marked', () => {
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
