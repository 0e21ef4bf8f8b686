import { expect, test } from 'vitest'
import { connectedPage, permittingWallet } from './permittingWallet'
import { address, connected, install } from './startEngine'
import { startPhone } from './startPhone'

const ask = (chainId: number, number = 1) =>
  ({ type: 'SWITCH', number, chainId }) as const

test('SWITCH moves the wallet to the chain, and is reported as settled', async () => {
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

test.each([
  ['rejects the switch', 'reject', [8453, 10], 'rejected'],
  ['has another prompt open', 'pending', [8453, 10], 'already-pending'],
  ['never answers', 'silent', [8453, 10], 'timed-out'],
  ['does not know the chain and rejects it', 'reject', [8453], 'rejected'],
] as const)(
  'if the wallet %s, the switch is settled with the failure',
  async (_, answer, known, failure) => {
    const urls = Object.fromEntries(known.map((chainId) => [chainId, '']))
    const wallet = install({ rpcUrls: urls })
    const { dispatch, news } = await connected()
    wallet.answer(answer)
    dispatch(ask(10))
    await expect
      .poll(news)
      .toMatchObject([
        { type: 'SWITCH_ENDED', number: 1, failure: { class: failure } },
      ])
  },
)

test('a chain that the wallet can neither switch to nor add is settled as unsupported, not as rejected', async () => {
  const wallet = permittingWallet(address)
  const { dispatch, news } = await connectedPage(wallet)
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

test.each(['does not support', 'adds without switching to it'])(
  'a chain that a phone %s is settled as unsupported, although wagmi reports otherwise',
  async (what) => {
    const { addChains, keepTo, openTab, see } = await startPhone()
    await keepTo(8453)
    if (what.startsWith('adds')) await addChains()
    const tab = openTab()
    await tab.connectPhone()
    tab.dispatch(ask(10))
    await expect.poll(tab.last).toEqual({
      type: 'SWITCH_ENDED',
      number: 1,
      failure: { class: 'chain-unsupported' },
      remedy: 'reconnect',
    })
    expect((await see()).requests.slice(0, 2)).toEqual([
      'connect',
      'wallet_switchEthereumChain',
    ])
  },
)

test('a switch that an extension answers with another chain is settled without waiting for an event', async () => {
  const wallet = install()
  const { dispatch, last } = await connected({ walletTimeoutMs: 120_000 })
  wallet.answer('wrong chain')
  dispatch(ask(10))
  await expect.poll(last).toEqual({
    type: 'SWITCH_ENDED',
    number: 1,
    failure: { class: 'chain-unsupported' },
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
