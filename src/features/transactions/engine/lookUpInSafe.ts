import type { Config } from '@wagmi/core'
import type { TransactionUpdate } from '../../../data/transactions/recentTransactions'
import { kindOf } from '../../../wallet/engine/kinds/kinds'
import { requestWithTimeout } from '../../../wallet/engine/nodes/requestWithTimeout'

/** Status codes that a Safe returns for a transaction. @see EIP-5792 */
const statuses = new Map<unknown, TransactionUpdate>([
  [200, { status: 'confirmed' }],
  [400, { status: 'replaced' }],
  [500, { status: 'failed' }],
])

/**
 * Queries the connected Safe for the status of one of its transactions. No node knows the transaction until the owners
 * have executed it.
 * @returns `undefined` while the transaction is pending, or `'unknown'` if no Safe is connected or the Safe returns an
 * error
 */
export async function lookUpInSafe(
  { state }: Config,
  hash: `0x${string}`,
): Promise<TransactionUpdate | 'unknown' | undefined> {
  const connection = state.connections.get(state.current ?? '')
  if (!connection || !kindOf(connection.connector).collectsSignatures)
    return 'unknown'
  const { connector } = connection
  try {
    const answer = await requestWithTimeout(
      connector,
      'wallet_getCallsStatus',
      [hash],
    )
    return statuses.get(Reflect.get(Object(answer), 'status'))
  } catch {
    // The next block triggers another query.
    return 'unknown'
  }
}
