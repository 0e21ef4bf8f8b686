/** What a balance is worth, as the host knows it. */
export type FiatValue = {
  /** In the currency's own unit, such as dollars. */
  readonly amount: number
  /** ISO 4217, such as `USD`. */
  readonly currency: string
}
