import type { RecentTransaction } from '../transactions/RecentTransaction'
import type { Learned } from '../transactions/recentTransactions'
import type { TransactionOwner } from '../transactions/transactionStore'
import type { Hands } from './Engine'
import { lookUpInSafe } from './lookUpInSafe'

/** What a node says of a transaction: something new, nothing, or that another one has taken its nonce. */
export type Found = Learned | 'overtaken' | undefined

/**
 * Asks a node how a transaction is doing. Never decides by time: a slow one is only slow.
 * viem's wait would bring 5 KB along, and gives up.
 */
export async function lookUpTransaction(
  { config }: Hands,
  { address, chainId }: TransactionOwner,
  { hash, confirmations = 1, nonce }: RecentTransaction,
): Promise<Found> {
  const inSafe = await lookUpInSafe(config, hash)
  if (inSafe !== 'unknown') return inSafe
  const client = config.getClient({ chainId })
  const ask = (method: string, ...params: unknown[]): Promise<unknown> =>
    // The answers are read as what they may be: anything.
    client.request({ method, params } as Parameters<typeof client.request>[0])
  const receipt = Object(await ask('eth_getTransactionReceipt', hash))

  if (receipt.blockNumber) {
    if (confirmations > 1) {
      const behind =
        Number(await ask('eth_blockNumber')) - Number(receipt.blockNumber)
      if (!(behind + 1 >= confirmations)) return undefined
    }
    return { status: receipt.status === '0x0' ? 'failed' : 'confirmed' }
  }
  if (nonce === undefined) {
    const seen = Object(await ask('eth_getTransactionByHash', hash))
    // Sent by somebody else in the account's name, its nonce says nothing about the account's others.
    const isOwn = String(seen.from).toLowerCase() === address.toLowerCase()
    return isOwn ? { nonce: Number(seen.nonce) } : undefined
  }
  const used = await ask('eth_getTransactionCount', address, 'latest')
  return Number(used) > nonce ? 'overtaken' : undefined
}
