/** One day in milliseconds. */
export const dayMs = 24 * 60 * 60 * 1000

/** Returns the number of whole days until a date. Negative after the date, `NaN` if the text is not a date. */
export function daysUntil(date: string, nowMs: number): number {
  return Math.floor((Date.parse(date) - nowMs) / dayMs)
}
