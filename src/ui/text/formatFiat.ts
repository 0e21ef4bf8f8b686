/**
 * Formats an amount of money in a language, such as `$3,482.17`.
 * @param locale BCP 47
 * @throws RangeError if the currency code is invalid
 */
export function formatFiat(
  { amount, currency }: Money,
  locale: string,
): string {
  return amount.toLocaleString(locale, { style: 'currency', currency })
}

type Money = {
  /** In the currency's main unit, such as dollars. */
  readonly amount: number
  /** ISO 4217. */
  readonly currency: string
}
