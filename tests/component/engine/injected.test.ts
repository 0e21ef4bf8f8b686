import { afterEach, expect, test, vi } from 'vitest'
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
