import { afterEach, expect, test, vi } from 'vitest'
import type { Wallet } from '../../../src/data/wallets/Wallet'
import { pageStorage } from '../../../src/platform/storage/storage'
import { saveSession } from '../../../src/platform/storage/storedSession'
import { createTestProvider } from '../../../src/testWallet/createTestProvider'
import { announceProvider } from './announceProvider'
import {
  address,
  connected,
  install,
  rpcUrls,
  startEngine,
} from './startEngine'

/** A wallet without EIP-6963, which injects itself as `ethereum`. */
const old: Wallet = {
  id: 'old',
  name: 'Old',
  iconUrl: 'data:image/svg+xml,',
  iconBackground: '#fff',
  injectedFlag: 'isOld',
  rdns: ['test.old'],
  transports: ['injected'],
}
const wallets = [{ groupName: 'Popular', wallets: [old] }]

function inject(flag = 'isOld') {
  const made = createTestProvider({ rpcUrls, chainId: 8453 })
  vi.stubGlobal('ethereum', Object.assign(made.provider, { [flag]: true }))
  return made.wallet
}
afterEach(() => vi.unstubAllGlobals())

/** Announces a newer version of that wallet, which still sets its flag. */
function announceOld() {
  const { provider, wallet } = createTestProvider({
    address,
    rpcUrls,
    chainId: 8453,
  })
  const info = { name: 'Old', rdns: 'test.old', icon: '' }
  announceProvider(info, Object.assign(provider, { isOld: true }))
  return wallet
}

test.each([
  ['listed', 'old', 'isOld', 'Old'],
  ['unlisted', 'browserWallet:isTally', 'isTally', 'Taho'],
])(
  'a wallet that is %s and announces nothing is found by its flag, and restored by the next page',
  async (_, id, flag, name) => {
    inject(flag)
    const account = { address, connector: { id, name } }
    const before = startEngine({ wallets })
    before.connect(1, id)
    await expect
      .poll(before.news)
      .toMatchObject([{ type: 'CONNECTED', account }])
    const next = startEngine({ wallets })
    next.dispatch({ type: 'RECONNECT' })
    await expect
      .poll(next.news)
      .toMatchObject([{ type: 'RECONNECTING' }, { type: 'CONNECTED', account }])
  },
)

test('another wallet with the same `ethereum` but without the flag is not connected', async () => {
  const other = inject('isOther')
  const engine = startEngine({ wallets })
  engine.connect(1, 'old')
  await expect
    .poll(engine.news)
    .toMatchObject([{ type: 'FAILED', failure: { class: 'not-installed' } }])
  expect(other.asked).toEqual([])
})

test('an announced wallet takes precedence over the injected one', async () => {
  const injected = inject()
  const announced = announceOld()
  const engine = startEngine({ wallets })
  engine.connect(1, 'old')
  await expect
    .poll(engine.news)
    .toMatchObject([
      { type: 'CONNECTED', account: { connector: { id: 'old' } } },
    ])
  expect(injected.asked).toEqual([])
  expect(announced.asked.length).toBeGreaterThan(0)
})

test('a session is restored if its injected wallet has begun to announce itself', async () => {
  saveSession(pageStorage, 'browserWallet')
  const { provider } = createTestProvider({ address, rpcUrls, chainId: 8453 })
  await provider.request({ method: 'eth_requestAccounts' })
  vi.stubGlobal('ethereum', provider)
  announceProvider({ name: 'Grown', rdns: 'test.grown', icon: '' }, provider)
  const { dispatch, news } = startEngine({ wallets })
  dispatch({ type: 'RECONNECT' })
  await expect
    .poll(news)
    .toMatchObject([
      { type: 'RECONNECTING' },
      { type: 'CONNECTED', account: { connector: { name: 'Grown' } } },
    ])
})

test('a session is restored if its wallet injects itself late', async () => {
  inject('isTally')
  const before = startEngine({ wallets })
  before.connect(1, 'browserWallet:isTally')
  await expect.poll(before.news).toHaveLength(1)
  const { ethereum } = globalThis as { ethereum?: unknown }
  vi.unstubAllGlobals()
  const next = startEngine({ wallets })
  next.dispatch({ type: 'RECONNECT' })
  // The wallet comes before the page gives up, however slow the machine is.
  expect(next.news()).toEqual([{ type: 'RECONNECTING' }])
  vi.stubGlobal('ethereum', ethereum)
  dispatchEvent(new Event('ethereum#initialized'))
  await expect
    .poll(next.news)
    .toMatchObject([{ type: 'RECONNECTING' }, { type: 'CONNECTED' }])
})

test('a page with blocked storage can connect and disconnect', async () => {
  const no = () => {
    throw new DOMException('Denied.', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(no)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(no)
  install()
  const { dispatch, news } = await connected()
  dispatch({ type: 'DISCONNECT' })
  await expect.poll(news).toContainEqual({ type: 'DISCONNECTED' })
})
