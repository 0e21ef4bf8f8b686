import { EventEmitter } from 'node:events'
import { expect, test, vi } from 'vitest'
import { patchRelayer } from '../../../src/engine/walletConnect/patchRelayer'
import type { WalletConnectProvider } from '../../../src/engine/walletConnect/walletConnectProvider'

type Attempt = {
  readonly succeed: () => void
  readonly fail: (error: Error) => void
}

/** The patched parts of WalletConnect's client. `e2e/relayFaults` uses the real client. */
function startRelayer() {
  const attempts: Attempt[] = []
  const report = vi.fn()
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
    provider: new EventEmitter().on('error', report),
    unregisterProviderListeners: () => {
      relayer.provider.off('error', report)
    },
  }
  const { connect } = relayer
  const provider = { signer: { client: { core: { relayer } } } }
  patchRelayer(provider as unknown as WalletConnectProvider)
  return { relayer, connect, attempts, report }
}

test('patchRelayer opens one connection for all callers, rejects them when it fails, and tries again on the next call', async () => {
  const { relayer, connect, attempts } = startRelayer()
  const callers = [relayer.connect(), relayer.connect(), relayer.connect()]
  expect(connect).toHaveBeenCalledTimes(1)
  attempts[0]?.fail(new Error('refused'))
  for (const caller of callers) await expect(caller).rejects.toThrow('refused')
  const next = relayer.connect()
  expect(connect).toHaveBeenCalledTimes(2)
  attempts[1]?.succeed()
  await next
})

test('patchRelayer publishes messages again that the relay has not acknowledged, and handles every failure', async () => {
  const { relayer } = startRelayer()
  // The test runner reports unhandled rejections.
  relayer.publisher.checkQueue()
  expect(relayer.publisher.rpcPublish).toHaveBeenCalledWith(
    'request',
    'options',
  )
  await expect(relayer.subscriber.checkPending()).resolves.toBeUndefined()
})

test('patchRelayer ignores the errors of a connection that the client has replaced', () => {
  const { relayer, report } = startRelayer()
  const refusal = new Error('JWT Token is not yet valid')
  relayer.provider.emit('error', refusal)
  expect(report).toHaveBeenCalledExactlyOnceWith(refusal)
  relayer.unregisterProviderListeners()
  // An emitter throws errors that have no listener.
  relayer.provider.emit('error', refusal)
  expect(report).toHaveBeenCalledTimes(1)
})
