import type { Connector } from '@wagmi/core'
import {
  type WalletConnectProvider,
  walletConnectProvider,
} from './walletConnectProvider'

/** Withdraws codes without an answer, so that they cannot be answered any more. @see dropCodes */
export async function dropPairings(connector: Connector): Promise<void> {
  const provider = await walletConnectProvider(connector)
  dropCodes(provider, openCodes(provider))
}

/** The client's own ids of the codes without an answer. */
export function openCodes({ signer }: WalletConnectProvider): number[] {
  return signer.client.proposal.getAll().map(({ id }) => id)
}

/**
 * Withdraws these codes at once: left alone, the client throws an error that cannot be caught when a code expires. On a
 * device that wakes from sleep after that, the client may have forgotten the code but not its timer.
 */
export function dropCodes(
  { signer }: WalletConnectProvider,
  ids: readonly number[],
): void {
  const { core, events, proposal } = signer.client
  for (const id of ids) {
    // The client itself says so only when it has written it down.
    events.emit('proposal_expire', { id })
    if (proposal.keys.includes(id)) core.expirer.set(id, 0)
  }
}
