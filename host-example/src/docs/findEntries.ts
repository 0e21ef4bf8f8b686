/** A part of a guide, as stored in the index. @see scripts/docs/searchIndex.ts */
export type Entry = {
  readonly guide: string
  /** Empty for the beginning of the guide. */
  readonly heading: string
  readonly url: string
  readonly text: string
}

/** Maximum number of results. */
const most = 12

/**
 * Returns the parts that contain every word of a query, best first. A word counts more in a heading than in the text.
 */
export function findEntries(
  entries: readonly Entry[],
  query: string,
): readonly Entry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry, words) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ entry }) => entry)
}

/** Returns the score of an entry, or 0 if a word is missing. */
function scoreOf(entry: Entry, words: readonly string[]): number {
  const scores = words.map((word) => weightOf(entry, word))
  return scores.includes(0) ? 0 : scores.reduce((sum, one) => sum + one)
}

/** Returns the weight of the place where the word occurs. */
function weightOf({ heading, guide, text }: Entry, word: string): number {
  const has = (where: string) => where.toLowerCase().includes(word)
  if (heading.toLowerCase() === word) return 40
  if (has(heading)) return 20
  // If the word is in the guide's name, the beginning of the guide represents the whole guide.
  if (has(guide)) return heading ? 8 : 16
  return has(text) ? 2 : 0
}

/** Returns the words around the first hit, for the line below a result. */
export function excerptOf({ text }: Entry, query: string): string {
  const [word = ''] = query.toLowerCase().split(/\s+/).filter(Boolean)
  const at = Math.max(0, text.toLowerCase().indexOf(word))
  const from = text.lastIndexOf(' ', Math.max(0, at - 40)) + 1
  const part = text.slice(from, from + 120)
  const whole = from + 120 >= text.length
  return `${from > 0 ? '… ' : ''}${whole ? part : `${part.slice(0, part.lastIndexOf(' '))} …`}`
}
