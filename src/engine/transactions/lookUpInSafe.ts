import type { Config } from '@wagmi/core'
import type { Learned } from '../../transactions/recentTransactions'
import { askSoon } from '../nodes/askSoon'

/** How a Safe calls what has become of a transaction. @see EIP-5792 */
const statuses = new Map<unknown, Learned>([
  [200, { status: 'confirmed' }],
  [400, { status: 'replaced' }],
  [500, { status: 'failed' }],
])

/**
 * Asks the Safe that is connected how one of its transactions is doing: until its owners have executed it, no node
 * knows it.
 * @returns `undefined` while it waits; `'unknown'` for a hash that is not a Safe's, or when the Safe does not answer
 */
export async function lookUpInSafe(
  { state }: Config,
  hash: `0x${string}`,
): Promise<Learned | 'unknown' | undefined> {
  const connection = state.connections.get(state.current ?? '')
  if (connection?.connector.type !== 'safe') return 'unknown'
  const { connector } = connection
  try {
    const told = await askSoon(connector, 'wallet_getCallsStatus', [hash])
    return statuses.get(Reflect.get(Object(told), 'status'))
  } catch {
    // Asked again with the next block.
    return 'unknown'
  }
}
