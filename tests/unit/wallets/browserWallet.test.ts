import { expect, test } from 'vitest'
import {
  browserWallet,
  browserWalletWithId,
} from '../../../src/data/wallets/browserWallet'
import { catalogue } from '../../../src/data/wallets/catalogue'
import { listWallets } from '../../../src/data/wallets/listWallets'
import { rainbow } from '../../../src/data/wallets/rainbow'
import { announce } from './announce'
import { androidPhone, device } from './device'

const request = async () => []
const provider = (flags: object = {}) => ({ request, ...flags })
const onlyRainbow = [{ groupName: 'Popular', wallets: [rainbow] }]
const other = (flags = {}) => announce('org.other', 'Other', flags)
const own = (ethereum: unknown, groups = catalogue) =>
  browserWallet(groups, { announced: [], ethereum })

test.each([
  ['no flag', {}, 'browserWallet', 'Browser wallet'],
  ['an unknown flag', { isSome: true }, 'browserWallet', 'Browser wallet'],
  [
    'the flag of a wallet beside that of MetaMask',
    { isTally: true, isMetaMask: true },
    'browserWallet:isTally',
    'Taho',
  ],
  [
    'the flag of a wallet of the default list that the host does not offer',
    { isMetaMask: true },
    'browserWallet:isMetaMask',
    'MetaMask',
  ],
])(
  'browserWallet offers the browser’s only wallet: %s',
  (_, flags, id, name) => {
    const ethereum = provider(flags)
    expect(own(ethereum, onlyRainbow)).toMatchObject({ id, name })
    expect(own(ethereum, onlyRainbow)?.provider).toBe(ethereum)
    expect(browserWalletWithId(id, ethereum)?.provider).toBe(ethereum)
  },
)

test.each<[string, unknown]>([
  ['a listed wallet', provider({ isRainbow: true })],
  ['the MetaMask of the list', provider({ isMetaMask: true })],
  ...[undefined, null, 0, 'text', {}, { request: 1 }, []].map(
    (ethereum): [string, unknown] => [`${JSON.stringify(ethereum)}`, ethereum],
  ),
])('browserWallet offers nothing if the page’s provider is %s', (_, page) => {
  expect(own(page)).toBeUndefined()
})

test.each([
  ['the same object', { isTally: true }, undefined],
  ['another object with its flag', { isTally: true }, { isTally: true }],
  ['another wallet, if the provider’s flags name no wallet', {}, {}],
  [
    'another wallet, if the provider’s flags name only MetaMask',
    { isMetaMask: true },
    {},
  ],
])(
  'browserWallet does not offer a provider again that announced %s',
  (_, flags, others) => {
    const ethereum = provider(flags)
    const one = others ? other(others) : { ...other(), provider: ethereum }
    const page = { announced: [one], ethereum }
    expect(browserWallet(onlyRainbow, page)).toBeUndefined()
  },
)

test('browserWallet offers a named wallet beside an announced one, such as an SDK of the page', () => {
  const ethereum = provider({ isTokenPocket: true, isMetaMask: true })
  const page = { announced: [other()], ethereum }
  expect(browserWallet(onlyRainbow, page)?.name).toBe('TokenPocket')
})

test('an announcement that cannot be listed does not hide the browser’s wallet', () => {
  const ethereum = provider()
  const announced = [{ ...other(), name: ' ', provider: ethereum }]
  expect(browserWallet(onlyRainbow, { announced, ethereum })?.id).toBe(
    'browserWallet',
  )
})

test('browserWalletWithId does not return another wallet for a stored session', () => {
  const taho = provider({ isTally: true })
  expect(browserWalletWithId('browserWallet', taho)).toBeUndefined()
  expect(
    browserWalletWithId('browserWallet:isTally', provider()),
  ).toBeUndefined()
  expect(browserWalletWithId('rainbow', taho)).toBeUndefined()
})

test.each([
  ['a desktop', device()],
  ['a phone', androidPhone],
])(
  'on %s, the browser’s wallet comes first, as installed, and its id has one row',
  (_, on) => {
    const rows = listWallets(catalogue, {
      announced: [{ ...other(), rdns: 'browserWallet' }],
      browserWallet: own(provider()),
      device: on,
    })
    expect(rows.filter(({ id }) => id === 'browserWallet')).toEqual([rows[0]])
    expect(rows[0]).toMatchObject({
      groupName: 'Installed',
      installed: true,
      ready: true,
      unverified: false,
    })
  },
)
