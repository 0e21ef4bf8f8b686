/** Returns whether a connection has an account and a valid chain id. wagmi does not check what wallets return. */
export function isUsable(
  address: string | undefined,
  chainId: number,
): boolean {
  return Boolean(address) && Number.isSafeInteger(chainId) && chainId > 0
}
