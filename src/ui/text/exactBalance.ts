import type { Amount } from './formatBalance'

/** Formats a full balance with all its digits, such as `10,000 ETH`, in the digits of the language. */
export function exactBalance(
  { value, decimals, symbol }: Amount,
  /** BCP 47. */
  locale: string,
): string {
  const format = new Intl.NumberFormat(locale, {
    maximumFractionDigits: decimals,
  })
  // A string, because a number would lose digits after the sixteenth. Intl accepts both.
  const amount = `${value}E-${decimals}` as `${number}`
  return `${format.format(amount)} ${symbol}`
}
