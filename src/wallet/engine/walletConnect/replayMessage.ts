import type { WalletConnectProvider } from './walletConnectProvider'
import { withPrivate } from './withPrivate'

type Client = WalletConnectProvider['signer']['client']
type Proposal = ReturnType<Client['proposal']['getAll']>[number]

/** Members of the client's engine that are private in its types only. */
type Reader = {
  onRelayMessage(read: {
    readonly topic: string
    readonly message: string
    readonly transportType: 'relay'
  }): Promise<void>
}

/**
 * Makes the client's engine (2.21.8) read an answer that arrived too early. While the client starts, its list of
 * pairings receives messages first, treats the answer as its own, and deletes the request.
 */
export async function replayMessage(
  { core, engine, proposal: proposals }: Client,
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
    const reader = withPrivate<Reader>(engine)
    await reader.onRelayMessage({ topic, message, transportType: 'relay' })
  }
}
