import type { Connector } from '@wagmi/core'
import { loadOpenedApp } from '../../../platform/storage/openedApp'
import { topicOf } from './dropPairings'
import { replaceMethod } from './replaceMethod'
import {
  type WalletConnectProvider,
  walletConnectProvider,
} from './walletConnectProvider'

type Client = WalletConnectProvider['signer']['client']
type Proposal = ReturnType<Client['proposal']['getAll']>[number]
type Approval = Awaited<ReturnType<Client['connect']>>['approval']

/** Makes the client continue with the code of the page before a reload. The wallet may have answered meanwhile. */
export async function resumeCode(connector: Connector): Promise<void> {
  const uri = loadOpenedApp()?.uri
  if (!uri) return
  const provider = await walletConnectProvider(connector)
  const { signer } = provider
  const approval = approvalOf(signer.client, topicOf(uri))
  if (!approval) return
  // The restored session lacks data that only the earlier page had. Connecting again restores the data.
  Reflect.deleteProperty(signer, 'session')
  // The original method would stop listening for the answer.
  const cleanAgain = replaceMethod(
    provider,
    'signer.cleanupPendingPairings',
    () => async () => {},
  )
  const connectAgain = replaceMethod(
    provider,
    'signer.client.connect',
    () => async () => {
      connectAgain()
      cleanAgain()
      return { uri, approval }
    },
  )
}

/** Returns the answer to a code, if it has arrived or may still arrive. */
function approvalOf(
  client: Client,
  pairingTopic: string,
): Approval | undefined {
  const sessionOf = () =>
    client.session.getAll().find((each) => each.pairingTopic === pairingTopic)
  const session = sessionOf()
  if (session) return async () => session
  const proposal = client.proposal
    .getAll()
    .find((each) => each.pairingTopic === pairingTopic)
  if (!proposal) return wasRefused(client, pairingTopic) ? refused : undefined
  return () =>
    new Promise((resolve, reject) => {
      const { expirer } = client.core
      // The client does not report a rejection. An answered or expired proposal is deleted. If it was approved, its
      // session exists before that.
      const update = () => {
        if (client.proposal.keys.includes(proposal.id)) return
        expirer.off('expirer_deleted', update)
        expirer.off('expirer_expired', update)
        const answered = sessionOf()
        if (answered) resolve(answered)
        else refused().catch(reject)
      }
      expirer.on('expirer_deleted', update)
      expirer.on('expirer_expired', update)
      update()
      // If this fails, the page waits until the code expires, and then reports that.
      replayMessage(client, proposal).catch(() => {})
    })
}

/**
 * Makes the client (2.21.8) read an answer that arrived too early. While the client starts, its list of
 * pairings receives messages first, treats the answer as its own, and deletes the request.
 */
async function replayMessage(
  { core, proposal: proposals }: Client,
  proposal: Proposal,
): Promise<void> {
  const { id, pairingTopic: topic } = proposal
  for (const message of Object.values(core.relayer.messages.get(topic))) {
    const read = await core.crypto.decode(topic, message)
    if (read.id !== id || 'method' in read) continue
    if (!proposals.keys.includes(id)) return
    const request = { method: 'wc_sessionPropose', params: proposal }
    // `set` does not overwrite an existing record.
    core.history.set(topic, { id, jsonrpc: '2.0', ...request })
    const publishedAt = Date.now()
    const event = { topic, message, publishedAt, transportType: 'relay' }
    core.relayer.events.emit('relayer_message', event)
  }
}

/** The client has then processed the rejection, and only the code's pairing is left. */
function wasRefused({ core }: Client, pairingTopic: string) {
  return core.pairing.pairings.keys.includes(pairingTopic)
}

async function refused(): Promise<never> {
  throw new Error('User rejected.')
}
