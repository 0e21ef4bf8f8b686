import { expect, test } from 'vitest'
import { permittingWallet } from './permittingWallet'
import { address, connected, install, startEngine } from './startEngine'
import { startPhone } from './startPhone'

const ask = (chainId: number, number = 1) =>
  ({ type: 'SWITCH', number, chainId }) as const

test('SWITCH moves the wallet to the chain, and is reported as settled [1.4] [7.1]', async () => {
  const wallet = install()
  const { dispatch, news } = await connected()
  dispatch(ask(10))
  await expect.poll(news).toMatchObject([
    { type: 'CHANGED', account: { chainId: 10 } },
    { type: 'SWITCH_ENDED', number: 1 },
  ])
  expect(news()[1]).not.toHaveProperty('failure')
  expect(wallet.asked).toContain('wallet_switchEthereumChain')
})

test('a rejected switch is settled with the failure', async () => {
  const wallet = install()
  const { dispatch, news } = await connected()
  wallet.answer('reject')
  dispatch(ask(10))
  await expect
    .poll(news)
    .toMatchObject([
      { type: 'SWITCH_ENDED', number: 1, failure: { class: 'rejected' } },
    ])
})

test('a switch is settled as already-pending if the wallet has another prompt open', async () => {
  const wallet = install()
  const { dispatch, news } = await connected()
  wallet.answer('pending')
  dispatch(ask(10))
  await expect
    .poll(news)
    .toMatchObject([{ failure: { class: 'already-pending' } }])
})

test('a switch that the wallet never answers is settled as timed-out', async () => {
  const wallet = install()
  const { dispatch, news } = await connected({ walletTimeoutMs: 200 })
  wallet.answer('silent')
  dispatch(ask(10))
  await expect
    .poll(news)
    .toMatchObject([
      { type: 'SWITCH_ENDED', number: 1, failure: { class: 'timed-out' } },
    ])
})

test('a chain that the wallet does not know is added to it and switched to', async () => {
  const wallet = install({ rpcUrls: { 8453: '' } })
  const { dispatch, news } = await connected()
  dispatch(ask(10))
  await expect.poll(news).toMatchObject([
    { type: 'CHANGED', account: { chainId: 10 } },
    { type: 'SWITCH_ENDED', number: 1 },
  ])
  expect(news()[1]).not.toHaveProperty('failure')
  expect(wallet.asked).toContain('wallet_addEthereumChain')
})

test('a chain that the wallet does not know and does not add is settled as rejected', async () => {
  const wallet = install({ rpcUrls: { 8453: '' } })
  const { dispatch, news } = await connected()
  wallet.answer('reject')
  dispatch(ask(10))
  await expect
    .poll(news)
    .toMatchObject([{ type: 'SWITCH_ENDED', failure: { class: 'rejected' } }])
})

test('a chain that the wallet can neither switch to nor add is settled as unsupported, not as rejected', async () => {
  const wallet = permittingWallet(address)
  const announced = { get: () => [wallet.announced], subscribe: () => () => {} }
  const { dispatch, connect, news } = startEngine({ announced })
  connect(1, wallet.id)
  await expect.poll(news).toMatchObject([{ type: 'CONNECTED' }])
  wallet.askBeforeSwitch(() =>
    Promise.reject(Object.assign(new Error('Unknown.'), { code: 4902 })),
  )
  dispatch(ask(10))
  await expect
    .poll(() => news()[1])
    .toEqual({
      type: 'SWITCH_ENDED',
      number: 1,
      failure: { class: 'chain-unsupported', code: 4200 },
      remedy: 'none',
    })
  expect(wallet.asked.at(-1)).toBe('wallet_addEthereumChain')
})

test('a chain that a phone does not support is settled as unsupported, although wagmi reports a rejection', async () => {
  const { keepTo, openTab, see } = await startPhone()
  await keepTo(8453)
  const tab = openTab()
  await tab.connectPhone()
  tab.dispatch(ask(10))
  await expect
    .poll(() => tab.news().at(-1))
    .toEqual({
      type: 'SWITCH_ENDED',
      number: 1,
      failure: { class: 'chain-unsupported' },
      remedy: 'reconnect',
    })
  expect((await see()).requests).toEqual([
    'connect',
    'wallet_switchEthereumChain',
  ])
})

test.each([
  ['stays where it is', undefined, { class: 'chain-unsupported' }],
  ['moves a little later', 300, undefined],
])(
  'if a wallet accepts a switch but %s, the switch is settled according to the wallet’s chain',
  async (_, moveAfterMs, failure) => {
    install()
    const { dispatch, config, news } = await connected()
    const [connector] = config.connectors
    if (!connector) throw new Error("The wallet's connector is missing.")
    let chainId = await connector.getChainId()
    connector.getChainId = async () => chainId
    const provider = Object(await connector.getProvider())
    const { request } = provider
    provider.request = async (asked: { readonly method: string }) => {
      if (asked.method !== 'wallet_switchEthereumChain') return request(asked)
      if (moveAfterMs) setTimeout(() => (chainId = 10), moveAfterMs)
      return null
    }
    dispatch(ask(10))
    await expect
      .poll(() => news().at(-1))
      .toEqual({ type: 'SWITCH_ENDED', number: 1, failure })
    const { connections } = config.state
    expect(connections.get(connector.uid)?.chainId).toBe(chainId)
  },
)

test('a switch that an extension answers with another chain is settled without waiting for an event', async () => {
  const wallet = install()
  const { dispatch, news } = await connected({ walletTimeoutMs: 120_000 })
  wallet.answer('wrong chain')
  dispatch(ask(10))
  await expect
    .poll(() => news().at(-1), { timeout: 10_000 })
    .toEqual({
      type: 'SWITCH_ENDED',
      number: 1,
      failure: { class: 'chain-unsupported' },
    })
})

test('a phone that only adds the chain is not reported as switched', async () => {
  const { addChains, keepTo, openTab } = await startPhone()
  await keepTo(8453)
  await addChains()
  const tab = openTab()
  await tab.connectPhone()
  tab.dispatch(ask(10))
  await expect
    .poll(() => tab.news().at(-1))
    .toEqual({
      type: 'SWITCH_ENDED',
      number: 1,
      failure: { class: 'chain-unsupported' },
      remedy: 'reconnect',
    })
})

test('a chain that the host did not configure is rejected without a request to the wallet', async () => {
  const wallet = install()
  const { dispatch, news } = await connected()
  dispatch(ask(137))
  await expect.poll(news).toMatchObject([
    {
      type: 'SWITCH_ENDED',
      number: 1,
      failure: { class: 'chain-unsupported' },
    },
  ])
  expect(wallet.asked).not.toContain('wallet_switchEthereumChain')
})

test('a wallet can be switched back and forth', async () => {
  install()
  const { dispatch, news, forget } = await connected()
  for (const chainId of [10, 8453, 10]) {
    forget()
    dispatch(ask(chainId))
    await expect
      .poll(() => news().at(-1))
      .toEqual({ type: 'SWITCH_ENDED', number: 1 })
  }
})
