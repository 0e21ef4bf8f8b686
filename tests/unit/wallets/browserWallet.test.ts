import { expect, test } from 'vitest'
import {
  browserWallet,
  browserWalletWithId,
} from '../../../src/wallets/browserWallet'
import { catalogue } from '../../../src/wallets/catalogue'
import { listWallets } from '../../../src/wallets/listWallets'
import { rainbow } from '../../../src/wallets/rainbow'
import { androidPhone, device } from './device'

const request = async () => []
const provider = (flags: object = {}) => ({ request, ...flags })
const onlyRainbow = [{ groupName: 'Popular', wallets: [rainbow] }]
const announce = (flags: object = {}, name = 'Other') => ({
  rdns: 'org.other',
  name,
  icon: '',
  provider: provider(flags),
})

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
    const page = { announced: [], ethereum }
    expect(browserWallet(onlyRainbow, page)).toMatchObject({ id, name })
    expect(browserWallet(onlyRainbow, page)?.provider).toBe(ethereum)
    expect(browserWalletWithId(id, ethereum)?.provider).toBe(ethereum)
  },
)

test.each([
  ['a listed wallet', { isRainbow: true }],
  ['the MetaMask of the list', { isMetaMask: true }],
])('browserWallet does not offer %s again', (_, flags) => {
  const page = { announced: [], ethereum: provider(flags) }
  expect(browserWallet(catalogue, page)).toBeUndefined()
})

test.each([
  ['the same object', { isTally: true }, 'itself'],
  ['another object with its flag', { isTally: true }, { isTally: true }],
  ['another wallet, if the provider’s flags name no wallet', {}, {}],
  [
    'another wallet, if the provider’s flags name only MetaMask',
    { isMetaMask: true },
    {},
  ],
])(
  'browserWallet does not offer a provider again that announced %s',
  (_, own, other) => {
    const ethereum = provider(own)
    const announced = [
      other === 'itself'
        ? { ...announce(), provider: ethereum }
        : announce(Object(other)),
    ]
    expect(browserWallet(onlyRainbow, { announced, ethereum })).toBeUndefined()
  },
)

test('browserWallet offers a named wallet beside an announced one, such as an SDK of the page', () => {
  const ethereum = provider({ isTokenPocket: true, isMetaMask: true })
  const page = { announced: [announce()], ethereum }
  expect(browserWallet(onlyRainbow, page)?.name).toBe('TokenPocket')
})

test('an announcement that cannot be listed does not hide the browser’s wallet', () => {
  const ethereum = provider()
  const announced = [{ ...announce({}, ' '), provider: ethereum }]
  expect(browserWallet(onlyRainbow, { announced, ethereum })?.id).toBe(
    'browserWallet',
  )
})

test('browserWallet offers a wallet that shares `ethereum` with others', () => {
  const other = provider({ isTally: true })
  const ethereum = provider({
    isMetaMask: true,
    providers: [provider({ isMetaMask: true }), other],
  })
  expect(browserWallet(catalogue, { announced: [], ethereum })?.provider).toBe(
    other,
  )
})

test.each([undefined, null, 0, 'text', {}, { request: 1 }, []])(
  'browserWallet offers nothing if the page’s provider is %j',
  (ethereum) => {
    expect(
      browserWallet(catalogue, { announced: [], ethereum }),
    ).toBeUndefined()
  },
)

test('browserWalletWithId does not return another wallet for a stored session', () => {
  const ethereum = provider({ isTally: true })
  expect(browserWalletWithId('browserWallet', ethereum)).toBeUndefined()
  expect(
    browserWalletWithId('browserWallet:isTally', provider()),
  ).toBeUndefined()
  expect(browserWalletWithId('rainbow', ethereum)).toBeUndefined()
})

test.each([
  ['a desktop', device()],
  ['a phone', androidPhone],
])('on %s, the browser’s wallet comes first, as installed', (_, on) => {
  const own = browserWallet(catalogue, { announced: [], ethereum: provider() })
  const [first] = listWallets(catalogue, {
    announced: [],
    browserWallet: own,
    device: on,
  })
  expect(first).toMatchObject({
    id: 'browserWallet',
    groupName: 'Installed',
    installed: true,
    ready: true,
    unverified: false,
  })
})

test('a wallet that announces the browser wallet’s id does not get a second row', () => {
  const announced = [{ ...announce(), rdns: 'browserWallet' }]
  const own = browserWallet(catalogue, { announced: [], ethereum: provider() })
  const rows = listWallets(catalogue, {
    announced,
    browserWallet: own,
    device: device(),
  })
  expect(rows.filter(({ id }) => id === 'browserWallet')).toHaveLength(1)
})
