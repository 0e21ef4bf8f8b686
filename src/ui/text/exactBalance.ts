import { type Amount, asDecimal } from './formatBalance'

/** Decimals of an amount that visitors can still read. */
const readable = 6

/**
 * Formats a balance with at most six decimals, such as `9,999.979978 ETH`. Always truncates, so that a visitor never
 * seems to have more than they do. A smaller balance has all its digits.
 */
export function readableBalance(balance: Amount, locale: string): string {
  const { value, decimals } = balance
  const rest = value % 10n ** BigInt(Math.max(decimals - readable, 0))
  return exactBalance({ ...balance, value: value - rest || value }, locale)
}

/** Formats a full balance with all its digits, such as `10,000 ETH`, in the digits of the language. */
export function exactBalance(
  balance: Amount,
  /** BCP 47. */
  locale: string,
): string {
  const format = new Intl.NumberFormat(locale, {
    maximumFractionDigits: balance.decimals,
  })
  return `${format.format(asDecimal(balance))} ${balance.symbol}`
}
