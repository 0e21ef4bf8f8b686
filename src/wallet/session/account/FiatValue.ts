/** Value of a balance in a fiat currency. The host provides it. */
export type FiatValue = {
  /** In the currency's main unit, such as dollars. */
  readonly amount: number
  /** ISO 4217, such as `USD`. */
  readonly currency: string
}
