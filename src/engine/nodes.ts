import type { EIP1193Provider } from 'viem'
import type { TransactionOwner } from '../transactions/transactionStore'
import type { Hands } from './Engine'
import type { Ask } from './lookUpTransaction'
import { withLimit } from './withLimit'

/** How long a wallet may take to answer what it need not ask its owner, in milliseconds. */
const limitMs = 5000

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
    // Every connector's provider speaks EIP-1193.
    const provider =
      (await connection.connector.getProvider()) as EIP1193Provider
    const request = { method, params } as Parameters<
      EIP1193Provider['request']
    >[0]
    return withLimit(Promise.resolve(provider.request(request)), limitMs)
  }
}
