import {
  type Config,
  connect,
  createConfig,
  createStorage,
  disconnect,
  http,
  injected,
  mock,
  reconnect,
} from '@wagmi/core'
import type { EIP1193Provider } from 'viem'
import { base, optimism } from 'viem/chains'
import { expect, onTestFinished, test } from 'vitest'
import { catalogue } from '../../../src/data/wallets/catalogue'
import { pageStorage } from '../../../src/platform/storage/storage'
import { hasStoredSession } from '../../../src/platform/storage/storedSession'
import { createTestProvider } from '../../../src/testWallet/createTestProvider'
import { address, install, rpcUrls, startEngine, walletId } from './startEngine'

/** Returns the wagmi config of a host that used wagmi before Walletdock. */
function hostConfig() {
  return createConfig({
    chains: [base, optimism],
    transports: {
      [base.id]: http(rpcUrls[8453]),
      [optimism.id]: http(rpcUrls[10]),
    },
    storage: createStorage({ key: 'host', storage: localStorage }),
  })
}

const connectorOf = (config: Config) => {
  const connector = config.connectors.find(({ id }) => id === walletId)
  if (connector) return connector
  throw new Error('The wallet did not announce itself to the host.')
}

test('the engine connects and disconnects the host’s wagmi config and creates no second one', async () => {
  install()
  const wagmiConfig = hostConfig()
  const engine = startEngine({ wagmi: wagmiConfig })
  expect(engine.config).toBe(wagmiConfig)
  engine.connect()
  await expect
    .poll(engine.news)
    .toMatchObject([{ type: 'CONNECTED', attempt: 1, account: { address } }])
  expect(wagmiConfig.state.status).toBe('connected')
  expect(Object.keys(localStorage)).not.toContain('walletdock.store')
  engine.dispatch({ type: 'DISCONNECT' })
  await expect.poll(() => wagmiConfig.state.status).toBe('disconnected')
  expect(wagmiConfig.state.connections.size).toBe(0)
})

test('the engine reports an existing connection of the host at once', async () => {
  install()
  const wagmiConfig = hostConfig()
  await connect(wagmiConfig, { connector: connectorOf(wagmiConfig) })
  const { news } = startEngine({ wagmi: wagmiConfig })
  expect(news()).toMatchObject([
    { type: 'CONNECTED', account: { address, chainId: 8453 } },
  ])
})

test('the engine reports when the host’s own buttons connect and disconnect', async () => {
  install()
  const wagmiConfig = hostConfig()
  const { news } = startEngine({ wagmi: wagmiConfig })
  await connect(wagmiConfig, { connector: connectorOf(wagmiConfig) })
  await expect.poll(news).toMatchObject([{ type: 'CONNECTED' }])
  await disconnect(wagmiConfig)
  await expect
    .poll(news)
    .toMatchObject([{ type: 'CONNECTED' }, { type: 'DISCONNECTED' }])
})

test('the engine reports that the host reconnects, and then the connection', async () => {
  const wallet = install()
  const before = hostConfig()
  await connect(before, { connector: connectorOf(before) })
  const stored = Object.entries(localStorage)
  wallet.uninstall()
  await expect.poll(() => before.state.status).toBe('disconnected')
  for (const [key, value] of stored) localStorage.setItem(key, value)

  install({ delayMs: 50 })
  const wagmiConfig = hostConfig()
  const { news } = startEngine({ wagmi: wagmiConfig })
  // wagmi reads its storage asynchronously.
  await expect.poll(() => wagmiConfig.state.current).toBeTruthy()
  expect(news()).toEqual([])
  void reconnect(wagmiConfig)
  expect(news()).toEqual([{ type: 'RECONNECTING' }])
  await expect
    .poll(news)
    .toMatchObject([{ type: 'RECONNECTING' }, { type: 'CONNECTED' }])
})

test('if the host fails to reconnect, the engine reports a disconnection', async () => {
  const wagmiConfig = hostConfig()
  wagmiConfig.setState((state) => ({ ...state, status: 'reconnecting' }))
  const { last, news } = startEngine({ wagmi: wagmiConfig })
  expect(news()).toEqual([{ type: 'RECONNECTING' }])
  wagmiConfig.setState((state) => ({ ...state, status: 'disconnected' }))
  expect(last()).toEqual({ type: 'DISCONNECTED' })
})

/** Installs a wallet without EIP-6963. The host's wagmi does not find it, so the engine adds its connector. */
function haveUnannounced() {
  const options = { address, rpcUrls, chainId: 8453 } as const
  const { provider, wallet } = createTestProvider(options)
  const ethereum = Object.assign(provider, { isMetaMask: true })
  Reflect.set(globalThis, 'ethereum', ethereum)
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'ethereum'))
  return wallet
}

/** Opens a page of the host, whose WagmiProvider reconnects the connectors that it has. */
async function visitWithUnannounced() {
  const wagmiConfig = hostConfig()
  const engine = startEngine({ wagmi: wagmiConfig, wallets: catalogue })
  // wagmi reads its storage asynchronously.
  await new Promise((resolve) => setTimeout(resolve))
  const reconnected = reconnect(wagmiConfig)
  const { status } = wagmiConfig.state
  if (status === 'reconnecting' || hasStoredSession(pageStorage))
    engine.dispatch({ type: 'RECONNECT' })
  await reconnected
  return engine
}

test('a connector that the engine has added to the host’s config is reconnected on the next page', async () => {
  haveUnannounced()
  const before = await visitWithUnannounced()
  before.connect(1, 'metaMask')
  await expect.poll(before.last).toMatchObject({ type: 'CONNECTED' })
  const { config, last } = await visitWithUnannounced()
  await expect.poll(last).toMatchObject({
    type: 'CONNECTED',
    account: { address, connector: { id: 'metaMask' } },
  })
  expect(config.state.status).toBe('connected')
})

test('a wallet that another kit has connected through the host’s wagmi stays connected', async () => {
  const wallet = haveUnannounced()
  const before = hostConfig()
  const ethereum: EIP1193Provider = Reflect.get(globalThis, 'ethereum')
  const target = { id: 'metaMask', name: 'MetaMask', provider: ethereum }
  await connect(before, { connector: injected({ target }) })
  const already = wallet.asked.length
  const { last } = await visitWithUnannounced()
  await expect
    .poll(last)
    .toMatchObject({ type: 'CONNECTED', account: { address } })
  expect(wallet.asked.slice(already)).not.toContain('eth_requestAccounts')
})

test('a connector that the engine has added is not reconnected after the visitor has disconnected', async () => {
  const wallet = haveUnannounced()
  const before = await visitWithUnannounced()
  before.connect(1, 'metaMask')
  await expect.poll(before.last).toMatchObject({ type: 'CONNECTED' })
  before.dispatch({ type: 'DISCONNECT' })
  await expect.poll(before.last).toMatchObject({ type: 'DISCONNECTED' })
  const already = wallet.asked.length
  const { news } = await visitWithUnannounced()
  expect(news()).toEqual([])
  expect(wallet.asked.slice(already)).toEqual([])
})

test('the engine stores no session for a connector of the host’s config', async () => {
  haveUnannounced()
  const before = await visitWithUnannounced()
  before.connect(1, 'metaMask')
  await expect.poll(before.last).toMatchObject({ type: 'CONNECTED' })
  install()
  before.connect(2)
  await expect
    .poll(before.last)
    .toMatchObject({ account: { connector: { id: walletId } } })
  expect(Object.keys(localStorage)).not.toContain('walletdock.store')
})

test('a connector that only the host’s config contains can be chosen', async () => {
  const wagmiConfig = createConfig({
    chains: [base, optimism],
    connectors: [mock({ accounts: [address] })],
    transports: { 8453: http(rpcUrls[8453]), 10: http(rpcUrls[10]) },
  })
  const { connect: choose, news } = startEngine({ wagmi: wagmiConfig })
  choose(1, 'mock')
  await expect
    .poll(news)
    .toMatchObject([
      { type: 'CONNECTED', attempt: 1, account: { connector: { id: 'mock' } } },
    ])
})
