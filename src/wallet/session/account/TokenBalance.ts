import type { FiatValue } from './FiatValue'

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
