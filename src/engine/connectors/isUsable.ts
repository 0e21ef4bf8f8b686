/** Whether a connection is one: a wallet's word, which wagmi takes as it is, may lack the account or a chain's number. */
export function isUsable(
  address: string | undefined,
  chainId: number,
): boolean {
  return Boolean(address) && Number.isSafeInteger(chainId) && chainId > 0
}
