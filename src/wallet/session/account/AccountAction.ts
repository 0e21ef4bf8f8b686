/** A custom action in the account dialog, such as "Buy" or "Send". */
export type AccountAction = {
  /** Text of the button, in the visitor's language. */
  readonly label: string
  /**
   * Called when the dialog has closed, still within the visitor's tap. `chainId` is the wallet's chain, even if the
   * host has not configured it.
   */
  readonly onSelect: (account: {
    readonly address: `0x${string}`
    readonly chainId: number
  }) => void
}
