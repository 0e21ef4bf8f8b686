import type { Connector } from '@wagmi/core'
import {
  type WalletConnectProvider,
  walletConnectProvider,
} from './walletConnectProvider'

/** Withdraws all unanswered codes, so that wallets can no longer use them. @see dropCodes */
export async function dropPairings(connector: Connector): Promise<void> {
  const provider = await walletConnectProvider(connector)
  dropCodes(provider, openCodes(provider))
}

/** Returns the client's ids of all unanswered codes. */
export function openCodes({ signer }: WalletConnectProvider): number[] {
  return signer.client.proposal.getAll().map(({ id }) => id)
}

/**
 * Withdraws these codes immediately. Otherwise the client throws an uncatchable error when a code expires. If a code
 * expires while the device sleeps, the client may delete the code but not its timer.
 */
export function dropCodes(
  { signer }: WalletConnectProvider,
  ids: readonly number[],
): void {
  const { core, events, proposal } = signer.client
  for (const id of ids) {
    // The client itself emits this only after it has updated its storage.
    events.emit('proposal_expire', { id })
    if (proposal.keys.includes(id)) core.expirer.set(id, 0)
  }
}
