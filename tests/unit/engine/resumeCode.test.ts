import type { Connector } from '@wagmi/core'
import { expect, test, vi } from 'vitest'
import { saveOpenedApp } from '../../../src/platform/storage/openedApp'
import { resumeCode } from '../../../src/wallet/engine/walletConnect/resumeCode'
import { startNodeClient } from '../../fixtures/relay/nodeClient'

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
