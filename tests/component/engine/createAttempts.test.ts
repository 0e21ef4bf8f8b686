import type { Config } from '@wagmi/core'
import { expect, test, vi } from 'vitest'
import type { EngineEvent } from '../../../src/session/Event'
import { installFakeTime, passTime } from '../../fixtures/pages/fakeTime'
import {
  address,
  chains,
  install,
  rpcUrls,
  startEngine,
  walletId,
} from './startEngine'

installFakeTime()

const failed = (attempt: number, failure: string): Partial<EngineEvent> => ({
  type: 'FAILED',
  attempt,
  failure: expect.objectContaining({ class: failure }),
})

test('an approved connection is reported with its address, chain and wallet', async () => {
  install()
  const engine = startEngine()
  engine.connect()
  await expect.poll(engine.news).toEqual([
    {
      type: 'CONNECTED',
      attempt: 1,
      account: {
        address,
        chainId: 8453,
        connector: expect.objectContaining({
          id: walletId,
          name: 'Test Wallet',
          icon: expect.stringMatching(/^data:image/),
        }),
      },
    },
  ])
})

test('if the wallet refuses to switch, the connection is reported with the wallet’s chain', async () => {
  const wallet = install({
    rpcUrls: { ...rpcUrls, 137: 'http://127.0.0.1:1' },
    chainId: 137,
  })
  wallet.answerNext('approve', 'reject')
  const engine = startEngine()
  engine.connect()
  await expect.poll(engine.news).toMatchObject([
    { type: 'SWITCHING', chainId: 8453 },
    { type: 'CONNECTED', account: { chainId: 137 } },
  ])
})

test('a listed wallet is reported with its id, name and icon of the list', async () => {
  const wallet = {
    id: 'acme',
    name: 'Acme',
    iconUrl: 'data:image/svg+xml,acme',
    iconBackground: '#fff',
    rdns: [walletId],
    transports: ['injected'],
  } as const
  install()
  const engine = startEngine({
    wallets: [{ groupName: 'Popular', wallets: [wallet] }],
  })
  engine.connect(1, 'acme')
  const { id, name, iconUrl: icon } = wallet
  await expect
    .poll(engine.news)
    .toMatchObject([{ account: { connector: { id, name, icon } } }])
})

test('a rejection is reported, and the wallet can be prompted again', async () => {
  const wallet = install()
  wallet.answer('reject')
  const engine = startEngine()
  engine.connect(1)
  await expect.poll(engine.news).toMatchObject([failed(1, 'rejected')])
  wallet.answer('approve')
  engine.connect(2)
  await expect
    .poll(() => engine.news()[1])
    .toMatchObject({ type: 'CONNECTED', attempt: 2, account: { address } })
})

test('a wallet that already has an open prompt is reported as already-pending', async () => {
  install().answer('pending')
  const engine = startEngine()
  engine.connect()
  await expect.poll(engine.news).toMatchObject([failed(1, 'already-pending')])
})

test.each(['ABANDON', 'CONNECT'] as const)(
  'an attempt waits for a prompt that the previous page opened, until the engine receives %s',
  async (type) => {
    const wallet = install()
    const engine = startEngine()
    const subscriptions = countSubscriptions(engine.config)
    wallet.answer('pending')
    engine.connect(1)
    await expect.poll(engine.news).toMatchObject([failed(1, 'already-pending')])
    expect(subscriptions()).toBe(1)
    wallet.answer('silent')
    const attempt = type === 'ABANDON' ? 1 : 2
    engine.dispatch({ type, attempt, walletId })
    expect(subscriptions()).toBe(0)
  },
)

/** Counts the open subscriptions of a config. */
function countSubscriptions(config: Config) {
  const { subscribe } = config
  let open = 0
  vi.spyOn(config, 'subscribe').mockImplementation((...given) => {
    const stop = subscribe(...given)
    open += 1
    return () => {
      open -= 1
      stop()
    }
  })
  return () => open
}

test('a wallet that does not answer is reported as timed-out after the timeout, and not before', async () => {
  install().answer('silent')
  const engine = startEngine({ walletTimeoutMs: 60_000 })
  engine.connect()
  // Leave a margin of 10 s, because the machine's own time counts as well.
  await passTime(50_000, 1000)
  expect(engine.news()).toEqual([])
  await passTime(10_000, 1000)
  expect(engine.news()).toMatchObject([failed(1, 'timed-out')])
})

test('a wallet that is not installed is reported as not-installed at once', async () => {
  const engine = startEngine()
  engine.connect(1, 'io.nobody')
  await expect.poll(engine.news).toMatchObject([failed(1, 'not-installed')])
})

test('a wallet that announces itself after the engine has started can be chosen', async () => {
  const engine = startEngine()
  install()
  engine.connect()
  await expect.poll(engine.news).toMatchObject([{ type: 'CONNECTED' }])
})

test('no wallet receives a request before it is chosen', async () => {
  const wallet = install()
  startEngine()
  await passTime(10_000, 1000)
  expect(wallet.asked).toEqual([])
})

test('one attempt requests accounts only once', async () => {
  const wallet = install()
  const engine = startEngine()
  engine.connect()
  await expect.poll(engine.news).toMatchObject([{ type: 'CONNECTED' }])
  const questions = /requestAccounts|requestPermissions/
  const asked = wallet.asked.filter((method) => questions.test(method))
  expect(asked).toHaveLength(1)
})

test('a wallet can be connected again after a disconnect', async () => {
  const wallet = install()
  const engine = startEngine()
  engine.connect(1)
  await expect.poll(engine.news).toMatchObject([{ type: 'CONNECTED' }])
  engine.dispatch({ type: 'DISCONNECT' })
  await expect.poll(() => engine.news().at(-1)?.type).toBe('DISCONNECTED')
  expect(wallet.asked).toContain('wallet_revokePermissions')
  engine.forget()
  engine.connect(2)
  await expect
    .poll(engine.news)
    .toMatchObject([{ type: 'CONNECTED', attempt: 2 }])
  expect(engine.config.chains.map(({ id }) => id)).toEqual(
    chains.map(({ id }) => id),
  )
})
