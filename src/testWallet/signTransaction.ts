import type { Hex, LocalAccount } from 'viem'

type Ask = (method: string, ...params: readonly unknown[]) => Promise<unknown>

/** Fills in what a page leaves to the wallet (nonce, gas, fees), and signs. @see EIP-1559 */
export async function signTransaction(
  account: LocalAccount,
  chainId: number,
  ask: Ask,
  asked: unknown,
): Promise<Hex> {
  const wanted: Record<string, unknown> = Object(asked)
  const [nonce, gas, fees] = await Promise.all([
    wanted['nonce'] ??
      ask('eth_getTransactionCount', account.address, 'pending'),
    wanted['gas'] ??
      wanted['gasLimit'] ??
      ask('eth_estimateGas', { ...wanted, from: account.address }),
    feesOf(wanted, ask),
  ])
  const data = wanted['data'] ?? wanted['input']
  const { to, accessList } = wanted
  const list = Array.isArray(accessList) ? { accessList } : {}
  // A page's word for its own transaction: the chain says what is wrong with it.
  return account.signTransaction({
    ...('gasPrice' in fees ? fees : { ...fees, ...list }),
    chainId,
    nonce: Number(nonce),
    gas: amount(gas),
    value: amount(wanted['value']),
    ...(to ? { to: to as Hex } : {}),
    ...(data ? { data: data as Hex } : {}),
  })
}

async function feesOf(wanted: Record<string, unknown>, ask: Ask) {
  const { gasPrice, maxFeePerGas, maxPriorityFeePerGas } = wanted
  if (gasPrice !== undefined)
    return { type: 'legacy', gasPrice: amount(gasPrice) } as const
  const tip = amount(
    maxPriorityFeePerGas ?? (await ask('eth_maxPriorityFeePerGas')),
  )
  const block = Object(await ask('eth_getBlockByNumber', 'latest', false))
  // Enough for some full blocks in a row.
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

/** Of two bigints, which `Math.min` does not take. */
function lesser(one: bigint, other: bigint): bigint {
  return one - other < 0n ? one : other
}
