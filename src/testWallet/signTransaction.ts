import type { Hex, LocalAccount } from 'viem'

type Ask = (method: string, ...params: readonly unknown[]) => Promise<unknown>

/** Fills in missing fields (nonce, gas, fees) and signs a transaction. @see EIP-1559 */
export async function signTransaction(
  account: LocalAccount,
  chainId: number,
  ask: Ask,
  transaction: unknown,
): Promise<Hex> {
  const request: Record<string, unknown> = Object(transaction)
  const [nonce, gas, fees] = await Promise.all([
    request['nonce'] ??
      ask('eth_getTransactionCount', account.address, 'pending'),
    request['gas'] ??
      request['gasLimit'] ??
      ask('eth_estimateGas', { ...request, from: account.address }),
    feesOf(request, ask),
  ])
  const data = request['data'] ?? request['input']
  const { to, accessList } = request
  const list = Array.isArray(accessList) ? { accessList } : {}
  // The page's fields are not validated, because the chain rejects invalid transactions.
  return account.signTransaction({
    ...('gasPrice' in fees ? fees : { ...fees, ...list }),
    chainId,
    nonce: Number(nonce),
    gas: amount(gas),
    value: amount(request['value']),
    ...(to ? { to: to as Hex } : {}),
    ...(data ? { data: data as Hex } : {}),
  })
}

async function feesOf(request: Record<string, unknown>, ask: Ask) {
  const { gasPrice, maxFeePerGas, maxPriorityFeePerGas } = request
  if (gasPrice !== undefined)
    return { type: 'legacy', gasPrice: amount(gasPrice) } as const
  const tip = amount(
    maxPriorityFeePerGas ?? (await ask('eth_maxPriorityFeePerGas')),
  )
  const block = Object(await ask('eth_getBlockByNumber', 'latest', false))
  // Twice the base fee is sufficient even if several full blocks follow.
  const most = amount(maxFeePerGas ?? amount(block.baseFeePerGas) * 2n + tip)
  return {
    type: 'eip1559',
    maxFeePerGas: most,
    maxPriorityFeePerGas: lesser(tip, most),
  } as const
}

function amount(value: unknown): bigint {
  return BigInt(String(value ?? 0))
}

/** Returns the smaller bigint. `Math.min` does not support bigints. */
function lesser(one: bigint, other: bigint): bigint {
  return one - other < 0n ? one : other
}
