import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../src/data/wallets/catalogue'
import { listWallets } from '../../../src/data/wallets/listWallets'
import type { DownloadUrls } from '../../../src/data/wallets/Wallet'
import { metaMask } from './announce'
import { androidPhone, device, iPhone } from './device'
import { acme } from './ownWallet'

const list = (
  rest: Partial<Parameters<typeof listWallets>[1]> = {},
  groups: Parameters<typeof listWallets>[0] = catalogue,
) => listWallets(groups, { announced: [], device: device(), ...rest })
const other = (downloadUrls: DownloadUrls = {}) => ({
  groupName: 'Other',
  wallets: [{ ...acme, downloadUrls }],
})

test('Safe is ready inside a Safe’s frame, and unsupported elsewhere', () => {
  const safe = { id: 'safe', ready: false, unsupported: true }
  expect(list().at(-1)).toMatchObject(safe)
  const inside = list({ inSafe: true })
  expect(inside.filter(({ installed }) => installed)).toMatchObject([
    { ...safe, ready: true, unsupported: false, groupName: 'Popular' },
  ])
  expect(inside[0]?.id).toBe('safe')
})

test('the latest available wallet leads the list, and the two wallets used before that lead their groups, marked as recent', () => {
  const recentIds = [
    ...['gone', 'safe', 'walletConnect', 'metaMask', 'coinbase', 'rainbow'],
  ]
  const wallets = list({ announced: [metaMask()], recentIds })
  expect(
    wallets.map(({ groupName, groupIndex, id, ready, installed, recent }) =>
      [groupName, groupIndex, id, ready, installed, recent].join(' '),
    ),
  ).toEqual([
    'Recent -1 walletConnect true false true',
    'Installed 0 metaMask true true true',
    'Popular 1 coinbase true false true',
    'Popular 1 rainbow true false false',
    'Popular 1 safe false false false',
  ])
})

describe('a wallet that is not installed', () => {
  const phone = { qrCode: 'https://phone', android: 'https://android' }
  const both = { chrome: 'https://chrome', ios: 'https://ios' }
  test.each([
    ['phone app', 'a desktop', phone, device(), true, {}],
    [
      'phone app',
      'Android',
      phone,
      androidPhone,
      false,
      { store: phone.android },
    ],
    ['extension', 'Chrome', both, device(), false, { extension: both.chrome }],
    ['extension', 'Firefox', both, device({ browser: 'firefox' }), true, {}],
    ['extension', 'Android', both, androidPhone, true, {}],
    ['iOS app', 'an iPhone', both, iPhone, false, { store: both.ios }],
  ])(
    'as a %s on %s is supported if it has a download there',
    (_, _on, urls, on, unsupported, links) => {
      const wallets = list({ device: on }, [other(urls)])
      expect(wallets).toMatchObject([{ ready: false, unsupported }])
      expect(wallets[0]?.links).toMatchObject(links)
      if (unsupported) expect(wallets[0]?.links).toEqual({})
    },
  )
})

test.each([
  [[], [], 'walletConnect Recent'],
  [['isRainbow'], [], 'rainbow Installed'],
  [[], [metaMask()], 'metaMask Installed'],
])(
  'on a phone, the latest wallet leads the list, unless the browser belongs to a wallet (%#)',
  (injectedFlags, announced, first) => {
    const [wallet] = list({
      announced,
      injectedFlags,
      device: iPhone,
      recentIds: ['walletConnect'],
    })
    expect(`${wallet?.id} ${wallet?.groupName}`).toBe(first)
  },
)
