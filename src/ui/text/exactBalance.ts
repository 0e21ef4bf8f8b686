import type { Amount } from './formatBalance'

/** A whole balance, to its last digit, such as `10,000 ETH`, in the digits of the language. */
export function exactBalance(
  { value, decimals, symbol }: Amount,
  /** BCP 47. */
  locale: string,
): string {
  const format = new Intl.NumberFormat(locale, {
    maximumFractionDigits: decimals,
  })
  // As text, which is a number to Intl: a number itself would lose digits after the sixteenth.
  const amount = `${value}E-${decimals}` as `${number}`
  return `${format.format(amount)} ${symbol}`
}
