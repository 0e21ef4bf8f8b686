/**
 * An amount of money in words of a language, such as `$3,482.17`.
 * @param locale BCP 47
 * @throws RangeError for what is no currency
 */
export function formatFiat(
  { amount, currency }: Money,
  locale: string,
): string {
  return amount.toLocaleString(locale, { style: 'currency', currency })
}

type Money = {
  /** In the currency's own unit, such as dollars. */
  readonly amount: number
  /** ISO 4217. */
  readonly currency: string
}
