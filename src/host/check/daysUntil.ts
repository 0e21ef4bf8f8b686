/** One day in ms. */
export const dayMs = 24 * 60 * 60 * 1000

/** Returns how many whole days are left until a date: negative after it, and `NaN` if the text is not a date. */
export function daysUntil(date: string, nowMs: number): number {
  return Math.floor((Date.parse(date) - nowMs) / dayMs)
}
