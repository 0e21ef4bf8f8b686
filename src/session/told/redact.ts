/** Longer texts are no names. */
const longest = 80

/**
 * A name that someone else chose, fit for a public report: on one line, with addresses
 * shortened, and without links, keys and hashes.
 */
export function redact(name: string): string {
  return name
    .slice(0, 5 * longest)
    .replace(/[\p{C}\p{Z}\s]+/gu, ' ')
    .replace(/\S*(?::\/\/|\.[^ /]*\/)\S*/g, '[link]')
    .replace(/\b(0x[\da-f]{4})[\da-f]{32}([\da-f]{4})\b/gi, '$1…$2')
    .replace(/[\w-]{20,}/g, '[…]')
    .slice(0, longest)
    .trim()
}
