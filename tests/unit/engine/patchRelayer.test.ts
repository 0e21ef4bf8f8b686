import { EventEmitter } from 'node:events'
import { expect, test, vi } from 'vitest'
import { patchRelayer } from '../../../src/wallet/engine/walletConnect/patchRelayer'
import type { WalletConnectProvider } from '../../../src/wallet/engine/walletConnect/walletConnectProvider'

/** The patched parts of WalletConnect's client. `e2e/relayFaults` uses the real client. */
function startRelayer() {
  const report = vi.fn()
  const relayer = {
    connect: async () => {},
    unsubscribe: () => Promise.reject(new Error('No connection.')),
    publisher: {},
    subscriber: {},
    provider: new EventEmitter().on('error', report),
    unregisterProviderListeners: () => {
      relayer.provider.off('error', report)
    },
  }
  const heartbeat = new EventEmitter()
  const provider = { signer: { client: { core: { heartbeat, relayer } } } }
  patchRelayer(provider as unknown as WalletConnectProvider)
  return { relayer, report }
}

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

test('patchRelayer lets the client delete an expired code without a connection', async () => {
  const { relayer } = startRelayer()
  await expect(relayer.unsubscribe()).resolves.toBeUndefined()
})
