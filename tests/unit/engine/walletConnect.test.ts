import { EventEmitter } from 'node:events'
import { type Connector, createConfig, http } from '@wagmi/core'
import { base, mainnet, optimism } from 'viem/chains'
import { expect, test, vi } from 'vitest'
import { saveOpenedApp } from '../../../src/platform/storage/openedApp'
import { pair } from '../../../src/wallet/engine/kinds/walletConnect'
import { endSession } from '../../../src/wallet/engine/walletConnect/endSession'
import { resumeCode } from '../../../src/wallet/engine/walletConnect/resumeCode'
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

const chains = [base, optimism, mainnet] as const
const config = createConfig({
  chains,
  transports: { 8453: http(), 10: http(), 1: http() },
})

/** Returns the parameters of the pairing request. */
async function chainsInCode(initialChain?: number) {
  const asked: unknown[] = []
  const provider = {
    events: new EventEmitter(),
    session: undefined,
    connect: async (words: unknown) => void asked.push(words),
  }
  const settings = {
    appName: 'Shop',
    chains,
    rpcUrls: {},
    wallets: [],
    walletTimeoutMs: 1000,
    initialChain,
  }
  await pair({ config, settings }, provider)
  return asked
}

test.each([
  [undefined, [8453, 10, 1]],
  [10, [10, 8453, 1]],
])(
  'with initialChain %s, the pairing request lists the chains %j',
  async (initialChain, optionalChains) => {
    expect(await chainsInCode(initialChain)).toEqual([{ optionalChains }])
  },
)

const topic = '1'.repeat(64)
const uri = `wc:${topic}@2?relay-protocol=irn&symKey=587d`

/** Starts the real client of a page that was reloaded while the app of this code was open. */
async function startReloaded() {
  const { provider } = await startNodeClient()
  const { core, metadata, proposal } = provider.signer.client
  const relay = { protocol: 'irn' }
  const expiry = Math.ceil(Date.now() / 1000) + 300
  await core.pairing.pairings.set(topic, {
    topic,
    relay,
    expiry,
    active: false,
  })
  await proposal.set(7, {
    id: 7,
    expiryTimestamp: expiry,
    relays: [relay],
    proposer: { publicKey: '2'.repeat(64), metadata },
    requiredNamespaces: {},
    optionalNamespaces: {},
    pairingTopic: topic,
  })
  const opened = { walletId: 'rainbow', uri, expiresAt: Date.now() + 300_000 }
  saveOpenedApp(JSON.stringify(opened))
  // resumeCode uses nothing else of the connector.
  const connector = {
    getProvider: async () => provider,
  } as unknown as Connector
  return { connector, provider }
}

test('resumeCode makes the client wait for the answer to the code of before, without a new code', async () => {
  const { connector, provider } = await startReloaded()
  const { core } = provider.signer.client
  const unsubscribe = vi.spyOn(core.relayer.subscriber, 'unsubscribe')
  await resumeCode(connector)
  const codes: string[] = []
  provider.on('display_uri', (code: string) => codes.push(code))
  provider.connect({ optionalChains: [8453] }).catch(() => {})
  await expect.poll(() => codes).toEqual([uri])
  // The page would not get the answer any more.
  expect(unsubscribe).not.toHaveBeenCalled()
  expect(core.pairing.getPairings()).toHaveLength(1)
})
