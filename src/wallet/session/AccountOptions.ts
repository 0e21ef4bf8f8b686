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

/** Value of a balance in a fiat currency. The host provides it. */
export type FiatValue = {
  /** In the currency's main unit, such as dollars. */
  readonly amount: number
  /** ISO 4217, such as `USD`. */
  readonly currency: string
}

/** An account's balance of one token. The host provides it. */
export type TokenBalance = {
  /** Such as `USD Coin`. */
  readonly name: string
  /** Such as `USDC`. */
  readonly symbol: string
  /** In the token's smallest unit. */
  readonly value: bigint
  /** Number of decimals, for example 6 for USDC. An integer from 0 to 100. */
  readonly decimals: number
  /** An `https:` URL, a path on the page's server, or `data:image/…`. @default the first letter of the name */
  readonly iconUrl?: string | undefined
  /** Fiat value of the balance. @default not shown */
  readonly fiat?: FiatValue | undefined
}
