import type { Connector } from '@wagmi/core'
import { expect, test, vi } from 'vitest'
import { endSession } from '../../../src/wallet/engine/walletConnect/endSession'
import type { WalletConnectProvider } from '../../../src/wallet/engine/walletConnect/walletConnectProvider'
import { startNodeClient } from '../../fixtures/relay/nodeClient'

/** Starts the real client with a session without a peer. `component/engine/leavePhone` uses a phone. */
async function startWithSession() {
  const { provider, storage } = await startNodeClient()
  const { signer } = provider
  const topic = '1'.repeat(64)
  const peer = { publicKey: '2'.repeat(64), metadata: signer.client.metadata }
  signer.session = {
    topic,
    pairingTopic: '3'.repeat(64),
    relay: { protocol: 'irn' },
    expiry: Math.ceil(Date.now() / 1000) + 600,
    acknowledged: true,
    controller: peer.publicKey,
    namespaces: {},
    requiredNamespaces: {},
    optionalNamespaces: {},
    self: peer,
    peer,
  }
  await signer.client.session.set(topic, signer.session)
  provider.accounts = ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8']
  const end = () => endSession(connectorOf(provider))
  return { provider, storage, end }
}

function connectorOf(provider: WalletConnectProvider): Connector {
  // endSession uses nothing else of the connector.
  return {
    type: 'walletConnect',
    getProvider: async () => provider,
    disconnect: () => provider.disconnect(),
  } as unknown as Connector
}

test('endSession ends the session even if the client’s storage does not answer', async () => {
  const { end, provider, storage } = await startWithSession()
  vi.spyOn(storage, 'removeItem').mockReturnValue(new Promise(() => {}))
  await end()
  // The next attempt would reuse the session, although the client has deleted it.
  expect(provider.session).toBeUndefined()
  expect(provider.signer.client.session.length).toBe(0)
  expect(provider.accounts).toEqual([])
})
