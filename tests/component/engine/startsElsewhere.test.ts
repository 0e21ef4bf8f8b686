import { expect, test } from 'vitest'
import type { EngineSettings } from '../../../src/wallet/engine/EngineSettings'
import { pageWith, permittingWallet } from './permittingWallet'
import { address } from './startEngine'

/** Opens a page with Base and another chain, and a wallet that starts on Ethereum, as MetaMask does. */
function startElsewhere(chainId = 1, settings: Partial<EngineSettings> = {}) {
  const wallet = permittingWallet(address)
  wallet.changeSilently({ chainId })
  const engine = pageWith([wallet], settings)
  return { ...engine, wallet, connect: () => engine.connect(1, wallet.id) }
}

const declined = () =>
  Promise.reject(Object.assign(new Error('No.'), { code: 4001 }))

test.each([
  ['a chain that the page does not have', 1, {}, 8453],
  ['another chain than initialChain', 8453, { initialChain: 10 }, 10],
])(
  'a wallet on %s is switched to the page’s chain',
  async (_, from, settings, chainId) => {
    const { connect, news, wallet } = startElsewhere(from, settings)
    const wanted: number[] = []
    wallet.askBeforeSwitch(async (id) => void wanted.push(id))
    connect()
    await expect.poll(news).toMatchObject([
      { type: 'SWITCHING', attempt: 1, chainId },
      { type: 'CONNECTED', attempt: 1, account: { address, chainId } },
    ])
    expect(wanted).toEqual([chainId])
  },
)

test('a wallet on any chain of the page stays on it', async () => {
  const { connect, news, wallet } = startElsewhere(10)
  connect()
  await expect
    .poll(news)
    .toMatchObject([{ type: 'CONNECTED', account: { chainId: 10 } }])
  expect(wallet.asked).not.toContain('wallet_switchEthereumChain')
})

test('a visitor who rejects only the switch is connected on the wallet’s chain', async () => {
  const { connect, news, wallet } = startElsewhere()
  wallet.askBeforeSwitch(declined)
  connect()
  await expect.poll(news).toMatchObject([
    { type: 'SWITCHING', attempt: 1 },
    { type: 'CONNECTED', attempt: 1, account: { chainId: 1 } },
  ])
  // The switch is requested once, because the network dialog offers it as well.
  expect(
    wallet.asked.filter((each) => each === 'wallet_switchEthereumChain'),
  ).toHaveLength(1)
})

test('a visitor who closes the dialog during the switch is not connected, whatever the wallet answers', async () => {
  const { dispatch, config, connect, news, wallet } = startElsewhere()
  let answer = () => {}
  wallet.askBeforeSwitch(
    () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  )
  connect()
  await expect.poll(() => wallet.asked).toContain('wallet_switchEthereumChain')
  expect(news()).toMatchObject([{ type: 'SWITCHING', attempt: 1 }])
  dispatch({ type: 'ABANDON', attempt: 1 })
  answer()
  await expect.poll(() => config.state.connections.size).toBe(0)
  expect(news()).toHaveLength(1)
})

test('a wallet whose prompt an earlier page has opened is switched once that prompt is approved', async () => {
  const { connect, news, wallet } = startElsewhere()
  const wanted: number[] = []
  wallet.askBeforeSwitch(async (id) => void wanted.push(id))
  wallet.waitForOwner()
  connect()
  await expect
    .poll(news)
    .toMatchObject([{ type: 'FAILED', failure: { class: 'already-pending' } }])
  wallet.unlock()
  await expect
    .poll(() => news().slice(1))
    .toMatchObject([
      { type: 'SWITCHING', attempt: 1, chainId: 8453 },
      { type: 'CONNECTED', attempt: 1, account: { address, chainId: 8453 } },
    ])
  expect(wanted).toEqual([8453])
})

test('a visitor who closes the dialog before the prompt of an earlier page is approved is not asked to switch', async () => {
  const { dispatch, connect, last, news, wallet } = startElsewhere()
  wallet.waitForOwner()
  connect()
  await expect.poll(news).toMatchObject([{ type: 'FAILED' }])
  dispatch({ type: 'ABANDON', attempt: 1 })
  wallet.unlock()
  await expect
    .poll(last)
    .toMatchObject({ type: 'CONNECTED', account: { chainId: 1 } })
  expect(wallet.asked).not.toContain('wallet_switchEthereumChain')
})

test('a wallet that reconnects is not switched', async () => {
  const { dispatch, connect, last, news, wallet } = startElsewhere(8453)
  connect()
  await expect.poll(news).toMatchObject([{ type: 'CONNECTED' }])
  wallet.lock()
  wallet.changeSilently({ chainId: 1 })
  wallet.unlock()
  await expect
    .poll(last)
    .toMatchObject({ type: 'CONNECTED', account: { chainId: 1 } })
  expect(wallet.asked).not.toContain('wallet_switchEthereumChain')
  dispatch({ type: 'DISCONNECT' })
})
