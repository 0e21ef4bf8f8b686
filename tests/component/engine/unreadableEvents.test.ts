import { connect, createConfig, http, injected } from '@wagmi/core'
import type { EIP1193Provider } from 'viem'
import { base, optimism } from 'viem/chains'
import { describe, expect, test } from 'vitest'
import { installFakeTime, passTime } from '../../fixtures/pages/fakeTime'
import {
  connectedPage,
  type PermittingWallet,
  pageWith,
  permittingWallet,
} from './permittingWallet'
import { address, otherAddress, rpcUrls } from './startEngine'

installFakeTime()

async function openPage() {
  const wallet = permittingWallet(address)
  return { ...(await connectedPage(wallet)), wallet }
}

/** Opens a page whose own wagmi config has connected two wallets, with wagmi's connectors. The latter is active. */
async function openHostPage() {
  const other = permittingWallet(otherAddress)
  const wallet = permittingWallet(address)
  const config = createConfig({
    chains: [base, optimism],
    connectors: [other, wallet].map(({ announced, id }) =>
      // The wallet has the members of a provider that a connector uses, but not its types.
      injected({
        target: {
          id,
          name: id,
          provider: announced.provider as unknown as EIP1193Provider,
        },
      }),
    ),
    multiInjectedProviderDiscovery: false,
    storage: null,
    transports: { 8453: http(rpcUrls[8453]), 10: http(rpcUrls[10]) },
  })
  const engine = pageWith([], { wagmi: config })
  for (const connector of config.connectors)
    await connect(config, { connector })
  const account = { address, connector: { id: wallet.id } }
  await expect.poll(engine.last).toMatchObject({ account })
  wallet.asked.length = 0
  return { ...engine, other, wallet }
}

const silentReads = (wallet: PermittingWallet) =>
  wallet.asked.filter((method) => method === 'eth_chainId').length

async function followsEvent(
  open: typeof openPage,
  event: string,
  data: unknown,
) {
  const { forget, last, news, wallet } = await open()
  forget()
  wallet.changeSilently({ account: otherAddress, chainId: 10 })
  wallet.emit(event, data)
  await expect.poll(last).toMatchObject({
    type: 'CHANGED',
    account: { address: otherAddress, chainId: 10 },
  })
  expect(news().map(({ type }) => type)).not.toContain('DISCONNECTED')
}

// wagmi's own connectors throw an error then.
test.each<[unknown]>([
  [undefined],
  [otherAddress],
  [{ 0: otherAddress, length: 1 }],
])(
  'after the event accountsChanged with %j, the page shows the account and chain that the wallet has',
  (data) => followsEvent(openPage, 'accountsChanged', data),
)

describe.each([
  ['of Walletdock', openPage, { type: 'DISCONNECTED' }],
  // The other wallet is still connected.
  [
    'of the host’s wagmi',
    openHostPage,
    { type: 'CHANGED', account: { address: otherAddress } },
  ],
])('with a connector %s', (_, open, end) => {
  test.each<[string, unknown]>([
    ['chainChanged', { chainId: '0xa' }],
    ['chainChanged', ['0xa']],
    ['chainChanged', undefined],
    ['chainChanged', 'eip155:10'],
    ['networkChanged', '10'],
    ['chainIdChanged', '0xa'],
    ['close', 1000],
    ['connect', { chainId: '0xa' }],
    ['accountsChanged', ''],
  ])(
    'after the event %s with %j, the page shows the account and chain that the wallet has',
    (event, data) => followsEvent(open, event, data),
  )

  test.each([1013, 4900, 1000, 'gone', undefined])(
    'a wallet that emits disconnect with code %j and still grants access stays connected',
    async (code) => {
      const { last, news, wallet } = await open()
      const reported = news().length
      wallet.emit('disconnect', code === undefined ? undefined : { code })
      await passTime(5000)
      wallet.findNetwork()
      await passTime(5000)
      expect(news()).toHaveLength(reported)
      // The next event is followed, too.
      wallet.lock()
      await expect.poll(last).toMatchObject(end)
    },
  )

  test.each<[string, (wallet: PermittingWallet) => void]>([
    [
      'returns no account',
      (wallet) => wallet.changeSilently({ isLocked: true }),
    ],
    ['rejects every request', (wallet) => wallet.fail()],
    ['answers nothing', (wallet) => wallet.vanish()],
  ])(
    'a wallet that emits disconnect and then %s twice disconnects the page',
    async (_, leave) => {
      const { last, news, wallet } = await open()
      const reported = news().length
      leave(wallet)
      wallet.emit('disconnect', { code: 4900 })
      await passTime(1900)
      expect(news()).toHaveLength(reported)
      await passTime(12_000)
      expect(last()).toMatchObject(end)
    },
  )

  test('a wallet that emits disconnect and fails only once changes nothing', async () => {
    const { news, wallet } = await open()
    const reported = news().length
    wallet.fail()
    wallet.emit('disconnect', { code: 4900 })
    await expect.poll(() => wallet.asked.length).toBeGreaterThan(0)
    wallet.fail(false)
    await passTime(10_000)
    expect(news()).toHaveLength(reported)
  })

  test('a wallet that emits disconnect while its window is open, and answers nothing meanwhile, stays connected', async () => {
    const { dispatch, last, wallet } = await open()
    wallet.askBeforeSwitch(() => new Promise(() => {}))
    dispatch({ type: 'SWITCH', number: 1, chainId: 10 })
    const isAsked = () => wallet.asked.includes('wallet_switchEthereumChain')
    await expect.poll(isAsked).toBe(true)
    wallet.vanish()
    wallet.emit('disconnect', { code: 4900 })
    await passTime(30_000)
    expect(last()).not.toEqual({ type: 'DISCONNECTED' })
  })
})

test('a host’s own connector that has heard disconnect still listens to a wallet that grants access', async () => {
  const { last, wallet } = await openHostPage()
  wallet.emit('disconnect', { code: 4900 })
  await passTime(3000)
  wallet.emit('chainChanged', '0xa')
  await passTime(100)
  expect(last()).toMatchObject({ account: { address, chainId: 10 } })
})

test('a page that replaces its wagmi config leaves wagmi’s listeners as they were', async () => {
  const { config, stop, wallet } = await openHostPage()
  stop()
  wallet.emit('disconnect', { code: 4900 })
  await passTime(100)
  expect(config.state.connections.size).toBe(1)
})

test('a wallet that fails without such an event stays connected', async () => {
  const { news, wallet } = await openPage()
  const reported = news().length
  wallet.fail()
  wallet.emit('connect', { chainId: '0x1' })
  await passTime(20_000)
  expect(news()).toHaveLength(reported)
})

test('several events are followed by one read, which prompts nobody', async () => {
  const { wallet } = await openPage()
  for (let count = 0; count < 5; count++) wallet.emit('networkChanged', count)
  wallet.emit('chainChanged', {})
  await passTime(5000)
  expect(silentReads(wallet)).toBe(1)
  expect(new Set(wallet.asked)).toEqual(
    new Set(['eth_accounts', 'eth_chainId']),
  )
})

test('a wallet that emits an event at each read is not read in a loop', async () => {
  const { wallet } = await openPage()
  const { request } = wallet.announced.provider
  wallet.announced.provider.request = (asked) => {
    wallet.emit('networkChanged', '8453')
    return request(asked)
  }
  wallet.emit('networkChanged', '8453')
  await passTime(40_000)
  expect(silentReads(wallet)).toBeLessThanOrEqual(8)
})

test.each([
  ['no account', { isLocked: true }, { isLocked: false }],
  ['another account', { account: otherAddress }, { account: address }],
])(
  'a wallet that returns %s only once changes nothing',
  async (_, odd, right) => {
    const { news, wallet } = await openPage()
    const reported = news().length
    wallet.changeSilently(odd)
    document.dispatchEvent(new Event('visibilitychange'))
    await expect.poll(() => silentReads(wallet)).toBe(1)
    wallet.changeSilently(right)
    await passTime(5000)
    expect(silentReads(wallet)).toBe(2)
    expect(news()).toHaveLength(reported)
  },
)

test('a page that was never connected is not connected by an account switch in the wallet', async () => {
  const wallet = permittingWallet(address)
  const { config, news } = pageWith([wallet])
  await passTime(1000)
  wallet.choose(otherAddress)
  wallet.emit('accountsChanged', [])
  wallet.emit('connect', { chainId: '0x2105' })
  wallet.choose(address)
  await passTime(3000)
  expect(news()).toEqual([])
  expect(config.state.current).toBe(null)
})
