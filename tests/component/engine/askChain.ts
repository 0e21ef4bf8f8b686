import { resultFrom } from '../../fixtures/chain/resultFrom'
import { rpcUrls } from './startEngine'

/** Asks the local chain 8453 directly, past every wallet. */
export function askChain<Result = unknown>(
  method: string,
  ...params: readonly unknown[]
) {
  return resultFrom<Result>(rpcUrls[8453], method, ...params)
}
