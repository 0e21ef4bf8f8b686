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

/** By locale: making one costs more than a whole list of words. */
const formats: Record<string, Intl.RelativeTimeFormat> = {}

/** Anything younger than a minute. */
const moment = ['second', Number.POSITIVE_INFINITY] as const

/**
 * How long ago something was, in words of the language: "now", "5 min. ago", "yesterday".
 * @param at in milliseconds since 1970, as `now`
 * @param locale BCP 47
 */
export function relativeTime(at: number, now: number, locale: string): string {
  formats[locale] ??= new Intl.RelativeTimeFormat(locale, {
    numeric: 'auto',
    style: 'short',
  })
  // A clock that was set back does not make the past the future.
  const age = Math.max(0, now - at)
  const [unit, size] = units.find(([, size]) => age >= size) ?? moment
  return formats[locale].format(0 - Math.floor(age / size), unit)
}
