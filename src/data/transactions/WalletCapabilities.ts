/** Capabilities of a wallet for the connected account on its chain. @see EIP-5792 */
export type WalletCapabilities = {
  /**
   * True if the wallet can execute several calls atomically with one prompt. It may upgrade the account to a smart
   * account first.
   */
  readonly batching: boolean
  /** True if the account is a smart account. */
  readonly smartAccount: boolean
  /**
   * Name of the party that pays for gas: the page's paymaster, if the host names one and the wallet supports it. @see
   * ERC-7677
   */
  readonly gasPaidBy?: string | undefined
}
