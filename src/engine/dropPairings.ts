import type { Connector } from '@wagmi/core'
import type { EthereumProvider } from '@walletconnect/ethereum-provider'

/**
 * Takes codes back that nobody has answered, so that none can be answered any more.
 * Left alone, the SDK would throw an error that nobody can catch when they expire.
 */
export async function dropPairings(connector: Connector): Promise<void> {
  // The connector's own provider, which wagmi's types do not name.
  const provider = (await connector.getProvider()) as
    | InstanceType<typeof EthereumProvider>
    | undefined
  const client = provider?.signer.client
  for (const { id } of client?.proposal.getAll() ?? [])
    client?.core.expirer.set(id, 0)
}
