import type { WalletConnectProvider } from './walletConnectProvider'
import { withPrivate } from './withPrivate'

type Client = WalletConnectProvider['signer']['client']
type Proposal = ReturnType<Client['proposal']['getAll']>[number]

/** Of the client's engine, what it hides from the compiler alone. */
type Reader = {
  onRelayMessage(read: {
    readonly topic: string
    readonly message: string
    readonly transportType: 'relay'
  }): Promise<void>
}

/**
 * Has the client's engine (2.21.8) read the answer to a code that came before it could: while the client starts,
 * its list of pairings reads alone, takes the answer for its own, and forgets what was asked.
 */
export async function readAgain(
  { core, engine, proposal: proposals }: Client,
  proposal: Proposal,
): Promise<void> {
  const { id, pairingTopic: topic } = proposal
  for (const message of Object.values(core.relayer.messages.get(topic))) {
    const read = await core.crypto.decode(topic, message)
    if (read.id !== id || 'method' in read) continue
    if (!proposals.keys.includes(id)) return
    const asked = { method: 'wc_sessionPropose', params: proposal }
    // What it remembers already stays as it is.
    core.history.set(topic, { id, jsonrpc: '2.0', ...asked })
    const reader = withPrivate<Reader>(engine)
    await reader.onRelayMessage({ topic, message, transportType: 'relay' })
  }
}
