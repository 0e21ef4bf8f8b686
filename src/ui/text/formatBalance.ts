/**
 * Formats a balance for a button: with three decimals below 1, two below 100, and one above, and abbreviated from 10,000
 * on. Always truncates, so that a visitor never seems to have more than they do.
 */
export function formatBalance(
  { value, decimals, symbol }: Amount,
  /** Language of the surrounding text, BCP 47. @default 'en' */
  locale = 'en',
): string {
  const one = 10n ** BigInt(decimals)
  const isLarge = value >= 10_000n * one
  const isEnglish = locale.startsWith('en')
  // English has local abbreviations, such as `T` for thousands in India.
  const format = new Intl.NumberFormat(isEnglish && isLarge ? 'en' : locale, {
    maximumFractionDigits: value < one ? 3 : value < 100n * one ? 2 : 1,
    notation: isLarge ? 'compact' : 'standard',
    roundingMode: 'trunc',
  })
  const isDust = value > 0n && value * 1000n < one
  const amount = isDust
    ? `<${format.format(0.001)}`
    : format.format(asDecimal({ value, decimals }))
  return `${isEnglish ? amount.toLowerCase() : amount} ${symbol}`
}

export type Amount = {
  /** In the smallest unit, such as wei. */
  readonly value: bigint
  readonly symbol: string
  /** Number of decimals of the currency, such as 18 for Ether. */
  readonly decimals: number
}

/** Returns an amount as Intl accepts it: as a string, because a number would lose digits after the sixteenth. */
export function asDecimal({ value, decimals }: Omit<Amount, 'symbol'>) {
  return `${value}E-${decimals}` as `${number}`
}
