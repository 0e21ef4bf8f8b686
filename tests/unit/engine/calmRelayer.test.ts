import { expect, test, vi } from 'vitest'
import { calmRelayer } from '../../../src/engine/walletConnect/calmRelayer'
import type { WalletConnectProvider } from '../../../src/engine/walletConnect/walletConnectProvider'

type Attempt = {
  readonly succeed: () => void
  readonly fail: (error: Error) => void
}

/** The parts of WalletConnect's client that are patched. `e2e/relayFaults` has the real client. */
function startRelayer() {
  const attempts: Attempt[] = []
  const relayer = {
    connect: vi.fn(
      () =>
        new Promise<void>((succeed, fail) => attempts.push({ succeed, fail })),
    ),
    publisher: {
      queue: new Map([['one', { request: 'request', opts: 'options' }]]),
      checkQueue: () => {},
      rpcPublish: vi.fn(() => Promise.reject(new Error('offline'))),
    },
    subscriber: {
      checkPending: vi.fn(() => Promise.reject(new Error('offline'))),
    },
  }
  const { connect } = relayer
  const provider = { signer: { client: { core: { relayer } } } }
  calmRelayer(provider as unknown as WalletConnectProvider)
  return { relayer, connect, attempts }
}

test('calmRelayer opens one connection for all callers that need one', async () => {
  const { relayer, connect, attempts } = startRelayer()
  const callers = [relayer.connect(), relayer.connect(), relayer.connect()]
  expect(connect).toHaveBeenCalledTimes(1)
  attempts[0]?.succeed()
  await Promise.all(callers)
  expect(connect).toHaveBeenCalledTimes(1)
})

test('calmRelayer lets each caller know of a failure, and the next call tries again', async () => {
  const { relayer, connect, attempts } = startRelayer()
  const callers = [relayer.connect(), relayer.connect()]
  attempts[0]?.fail(new Error('refused'))
  for (const caller of callers) await expect(caller).rejects.toThrow('refused')
  const next = relayer.connect()
  expect(connect).toHaveBeenCalledTimes(2)
  attempts[1]?.succeed()
  await next
})

test('calmRelayer sends again what the relay has not taken, and handles every failure of that', async () => {
  const { relayer } = startRelayer()
  // The test runner reports rejections that nobody handles.
  relayer.publisher.checkQueue()
  expect(relayer.publisher.rpcPublish).toHaveBeenCalledWith(
    'request',
    'options',
  )
  await expect(relayer.subscriber.checkPending()).resolves.toBeUndefined()
})
