const suffixes = ['k', 'm', 'b', 't'] as const

/**
 * Formats a balance for a button. Always truncates, so that a visitor never seems to have more than they do. Calculates
 * with integers to avoid scientific notation and rounding errors.
 */
export function formatBalance(
  balance: Amount,
  /** Language of the surrounding text, BCP 47. @default 'en' */
  locale = 'en',
): string {
  const { value, decimals, symbol } = balance
  return `${abbreviate(value, decimals, locale)} ${symbol}`
}

export type Amount = {
  /** In the smallest unit, such as wei. */
  readonly value: bigint
  readonly symbol: string
  /** Number of decimals of the currency, such as 18 for Ether. */
  readonly decimals: number
}

function abbreviate(value: bigint, decimals: number, locale: string): string {
  const thousandths = (value * 1000n) / 10n ** BigInt(decimals)
  if (!thousandths && value > 0n) return `<${write(1n, 3, locale)}`
  if (thousandths < 1_000n) return write(thousandths, 3, locale)
  if (thousandths < 100_000n) return write(thousandths / 10n, 2, locale)
  const tenths = thousandths / 100n
  if (tenths < 100_000n) return write(tenths, 1, locale)
  let size = 0
  let shown = tenths / 1000n
  while (shown >= 10_000n && size < suffixes.length - 1) {
    shown /= 1000n
    size += 1
  }
  if (locale.startsWith('en'))
    return `${write(shown, 1, locale)}${suffixes[size]}`
  const whole = Number(shown) * 100 * 1000 ** size
  return whole.toLocaleString(locale, {
    notation: 'compact',
    // Some languages do not group by thousands, so the rest must be truncated again.
    roundingMode: 'trunc',
    maximumFractionDigits: 1,
  })
}

/** Formats an integer with its last `digits` digits as decimals, without trailing zeros. */
function write(value: bigint, digits: number, locale: string): string {
  return (Number(value) / 10 ** digits).toLocaleString(locale, {
    maximumFractionDigits: digits,
  })
}
