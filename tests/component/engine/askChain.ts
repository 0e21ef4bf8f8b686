import { resultFrom } from '../../fixtures/chain/askChain'
import { rpcUrls } from './startEngine'

/** Sends a request to the local chain 8453, without a wallet. */
export function askChain<Result = unknown>(
  method: string,
  ...params: readonly unknown[]
) {
  return resultFrom<Result>(rpcUrls[8453], method, ...params)
}
