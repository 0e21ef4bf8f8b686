const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const units = [
  ['year', 365 * day],
  ['month', 30 * day],
  ['day', day],
  ['hour', hour],
  ['minute', minute],
] as const

/** Cached by locale, because creating a formatter takes longer than formatting a whole list. */
const formats: Record<string, Intl.RelativeTimeFormat> = {}

/** Used for anything younger than a minute. */
const moment = ['second', Number.POSITIVE_INFINITY] as const

/**
 * Formats how long ago something happened: "now", "5 min. ago", "yesterday".
 * @param at in milliseconds since 1970, like `now`
 * @param locale BCP 47
 */
export function relativeTime(at: number, now: number, locale: string): string {
  formats[locale] ??= new Intl.RelativeTimeFormat(locale, {
    numeric: 'auto',
    style: 'short',
  })
  // If the clock was set back, a time in the future counts as now.
  const age = Math.max(0, now - at)
  const [unit, size] = units.find(([, size]) => age >= size) ?? moment
  return formats[locale].format(0 - Math.floor(age / size), unit)
}
