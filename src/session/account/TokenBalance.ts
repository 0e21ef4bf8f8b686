import type { FiatValue } from './FiatValue'

/** How much of a token an account has, as the host knows it. */
export type TokenBalance = {
  /** Such as `USD Coin`. */
  readonly name: string
  /** Such as `USDC`. */
  readonly symbol: string
  /** In the token's smallest unit. */
  readonly value: bigint
  /** Digits after the point in the token's own unit: 6 for USDC. A whole number from 0 to 100. */
  readonly decimals: number
  /** `https:`, a path of the page's own, or `data:image/…`. @default the first letter of the name */
  readonly iconUrl?: string | undefined
  /** What it is worth. @default not shown */
  readonly fiat?: FiatValue | undefined
}
