import type { Connector } from '@wagmi/core'
import {
  type WalletConnectProvider,
  walletConnectProvider,
} from './walletConnectProvider'

type Core = WalletConnectProvider['signer']['client']['core']

/**
 * Pairing topics of the codes that clients are creating. A client (2.21.8) starts the timer of a code when it waits for
 * the answer, and can stop the timer only after that. If it expires, the client throws an uncatchable error.
 */
export const unfinishedTopics = new Set<string>()

/** @see CAIP-25 */
export const byUser = { code: 6000, message: 'User disconnected.' }

/** Withdraws all unanswered codes, so that wallets can no longer use them. Skips codes that are still being created. */
export async function dropPairings(connector: Connector): Promise<void> {
  try {
    const provider = await walletConnectProvider(connector)
    dropCodes(provider, openCodes(provider))
  } catch {
    // The codes expire.
  }
}

/** Returns the pairing topic of a pairing URI. @see ERC-1328 */
export function topicOf(uri: string): string {
  return uri.slice('wc:'.length).split('@')[0] ?? ''
}

/** Returns the client's ids of all unanswered codes that it can withdraw. */
export function openCodes({ signer }: WalletConnectProvider): number[] {
  return signer.client.proposal
    .getAll()
    .filter(({ pairingTopic }) => !unfinishedTopics.has(pairingTopic))
    .map(({ id }) => id)
}

/**
 * Withdraws these codes immediately. If a code expires while the device sleeps, the client may delete the code but not
 * its timer.
 * @see unfinishedTopics
 */
export function dropCodes(
  { signer }: WalletConnectProvider,
  ids: readonly number[],
): void {
  const { core, events, proposal: proposals } = signer.client
  for (const id of ids) {
    const proposal = proposals.getAll().find((each) => each.id === id)
    // The client itself emits this only after it has updated its storage.
    events.emit('proposal_expire', { id })
    if (!proposal) continue
    core.expirer.set(id, 0)
    forgetPairing(core, proposal.pairingTopic)
  }
}

/** Deletes the pairing of a code. The client's own deletion throws an uncatchable error if it cannot reach the relay. */
export function forgetPairing(core: Core, topic: string): void {
  core.expirer.del(topic)
  const deletions = [
    core.pairing.pairings.delete(topic, byUser),
    core.crypto.deleteSymKey(topic),
    core.relayer.unsubscribe(topic),
  ]
  Promise.all(deletions).catch(() => {
    // Without a connection, the relay forgets its subscriptions.
  })
}
