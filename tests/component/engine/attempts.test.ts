import type { Config } from '@wagmi/core'
import { expect, test, vi } from 'vitest'
import type { EngineEvent } from '../../../src/wallet/session/Event'
import { address, install, startEngine, walletId } from './startEngine'

const failed = (attempt: number, failure: string): Partial<EngineEvent> => ({
  type: 'FAILED',
  attempt,
  failure: expect.objectContaining({ class: failure }),
})

test('an approved connection is reported with its address, chain and wallet, after one request for accounts', async () => {
  const wallet = install()
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
  const prompts = /requestAccounts|requestPermissions/
  expect(wallet.asked.filter((method) => prompts.test(method))).toHaveLength(1)
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

test('a wallet that is not installed is reported as not-installed at once', async () => {
  const engine = startEngine()
  engine.connect(1, 'io.nobody')
  await expect.poll(engine.news).toMatchObject([failed(1, 'not-installed')])
})
