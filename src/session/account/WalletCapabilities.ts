/** What a wallet can do for the connected account on its chain, beyond one transaction after another. @see EIP-5792 */
export type WalletCapabilities = {
  /** True where it takes several calls in one prompt, all of them or none. It may first make the account a smart one. */
  readonly batching: boolean
  /** True where the account is one already. */
  readonly smartAccount: boolean
  /** Who pays for gas: the page's paymaster, where it names one and the wallet takes it. @see ERC-7677 */
  readonly gasPaidBy?: string | undefined
}
