import { afterEach, expect, test, vi } from 'vitest'
import { keepSession } from '../../../src/platform/keepSession'
import { pageStorage } from '../../../src/platform/storage'
import { createTestProvider } from '../../../src/testWallet/createTestProvider'
import type { Wallet } from '../../../src/wallets/Wallet'
import { announceProvider } from './announceProvider'
import {
  address,
  connected,
  install,
  rpcUrls,
  startEngine,
} from './startEngine'

/** A wallet of the old kind: it sits in `ethereum` and announces nothing. */
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

/** The same wallet, grown up: it announces itself, and sets its flag still. */
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

test('a wallet that announces nothing is found by its flag', async () => {
  inject()
  const engine = startEngine({ wallets })
  engine.connect(1, 'old')
  await expect
    .poll(engine.news)
    .toMatchObject([
      { type: 'CONNECTED', account: { address, connector: { id: 'old' } } },
    ])
})

test('another wallet in its place is not taken for it', async () => {
  const other = inject('isOther')
  const engine = startEngine({ wallets })
  engine.connect(1, 'old')
  await expect
    .poll(engine.news)
    .toMatchObject([{ type: 'FAILED', failure: { class: 'not-installed' } }])
  expect(other.asked).toEqual([])
})

test('its announcement counts where it makes one', async () => {
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

test('a session with such a wallet is resumed, too', async () => {
  inject()
  const before = startEngine({ wallets })
  before.connect(1, 'old')
  await expect.poll(before.news).toHaveLength(1)
  const next = startEngine({ wallets })
  next.carry({ type: 'RECONNECT' })
  await expect
    .poll(next.news)
    .toMatchObject([
      { type: 'RECONNECTING' },
      { type: 'CONNECTED', account: { connector: { id: 'old' } } },
    ])
})

test('an only wallet that is in no list and announces nothing is connected, and resumed by the next page', async () => {
  inject('isTally')
  const id = 'browserWallet:isTally'
  const connector = { id, name: 'Taho' }
  const before = startEngine({ wallets })
  before.connect(1, id)
  await expect
    .poll(before.news)
    .toMatchObject([{ type: 'CONNECTED', account: { address, connector } }])
  const next = startEngine({ wallets })
  next.carry({ type: 'RECONNECT' })
  await expect
    .poll(next.news)
    .toMatchObject([
      { type: 'RECONNECTING' },
      { type: 'CONNECTED', account: { connector } },
    ])
})

test('a session goes on when its wallet has begun to announce itself', async () => {
  keepSession(pageStorage, 'browserWallet')
  const { provider } = createTestProvider({ address, rpcUrls, chainId: 8453 })
  await provider.request({ method: 'eth_requestAccounts' })
  vi.stubGlobal('ethereum', provider)
  announceProvider({ name: 'Grown', rdns: 'test.grown', icon: '' }, provider)
  const { carry, news } = startEngine({ wallets })
  carry({ type: 'RECONNECT' })
  await expect
    .poll(news)
    .toMatchObject([
      { type: 'RECONNECTING' },
      { type: 'CONNECTED', account: { connector: { name: 'Grown' } } },
    ])
})

test('a session goes on when its wallet injects itself late', async () => {
  inject('isTally')
  const before = startEngine({ wallets })
  before.connect(1, 'browserWallet:isTally')
  await expect.poll(before.news).toHaveLength(1)
  const { ethereum } = globalThis as { ethereum?: unknown }
  vi.unstubAllGlobals()
  const next = startEngine({ wallets })
  next.carry({ type: 'RECONNECT' })
  await expect.poll(next.news).toMatchObject([{ type: 'RECONNECTING' }])
  vi.stubGlobal('ethereum', ethereum)
  dispatchEvent(new Event('ethereum#initialized'))
  await expect
    .poll(next.news)
    .toMatchObject([{ type: 'RECONNECTING' }, { type: 'CONNECTED' }])
})

test('a page whose storage is blocked connects all the same', async () => {
  const no = () => {
    throw new DOMException('Denied.', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(no)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(no)
  install()
  const { carry, news } = await connected()
  carry({ type: 'DISCONNECT' })
  await expect.poll(news).toContainEqual({ type: 'DISCONNECTED' })
})
