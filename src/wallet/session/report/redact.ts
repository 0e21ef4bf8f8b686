/** Maximum length of a reported text, in characters. Names are short, so longer texts are cut off. */
const longest = 80

/**
 * Shortens a name that a third party chose, so that a report can contain it: one line, with shortened addresses, and
 * without links, keys and hashes.
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
