import type { TransactionOwner } from '../transactions/transactionStore'
import { askSoon } from './askSoon'
import type { Hands } from './Engine'
import type { Ask } from './lookUpTransaction'

/** The node that the host has configured for a chain. */
export function hostNode({ config }: Hands, chainId: number): Ask {
  const client = config.getClient({ chainId })
  return (method, ...params) =>
    // viem's type knows each method; what is asked here is as JSON-RPC has it.
    client.request({ method, params } as Parameters<typeof client.request>[0])
}

/**
 * The node behind the connected wallet: it has seen what the wallet sent, even where the host's has not.
 * @throws Error when another account or chain is connected
 */
export function walletNode(
  { config }: Hands,
  { address, chainId }: TransactionOwner,
): Ask {
  return async (method, ...params) => {
    const { connections, current } = config.state
    const connection = connections.get(current ?? '')
    if (
      connection?.chainId !== chainId ||
      !connection.accounts.some((account) => account === address)
    )
      throw new Error('Another account is connected.')
    return askSoon(connection.connector, method, params)
  }
}
