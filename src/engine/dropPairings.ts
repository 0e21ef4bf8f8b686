import type { Connector } from '@wagmi/core'
import {
  type WalletConnectProvider,
  walletConnectProvider,
} from './walletConnectProvider'

/** Takes codes back that nobody has answered, so that none can be answered any more. @see dropCodes */
export async function dropPairings(connector: Connector): Promise<void> {
  const provider = await walletConnectProvider(connector)
  dropCodes(provider, openCodes(provider))
}

/** The client's own numbers of the codes that nobody has answered. */
export function openCodes({ signer }: WalletConnectProvider): number[] {
  return signer.client.proposal.getAll().map(({ id }) => id)
}

/**
 * Takes these codes back, and at once: left alone, it throws an error that nobody can catch
 * when a code expires. A device that slept until then wakes up to both, and to a client that has forgotten the code
 * but not its clock.
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
