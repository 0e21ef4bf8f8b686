/**
 * Returns the items that have every typed word in their texts. Items whose first text starts with the typed text come
 * first. Ignores case, accents and the script of digits.
 * @param textsOf returns the item's name first, then the other texts that it can be found by
 */
export function findByWords<Item>(
  items: readonly Item[],
  textsOf: (item: Item) => readonly (string | undefined)[],
  typed: string,
): readonly Item[] {
  const query = plain(typed).trim()
  if (!query) return items
  const words = query.split(/\s+/)
  return items
    .map((item) => ({ item, texts: textsOf(item).map(plain) }))
    .filter(({ texts }) =>
      words.every((word) => texts.some((text) => text.includes(word))),
    )
    .map(({ item, texts: [name = ''] }) => ({ item, at: name.indexOf(query) }))
    .sort((one, other) => rank(one.at) - rank(other.at))
    .map(({ item }) => item)
}

/** Ranks names that start with the text first, then names that contain it, then matches in other texts. */
function rank(at: number): number {
  return at > 0 ? 1 : at < 0 ? 2 : 0
}

function plain(text = ''): string {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      // The code point of the digit zero is a multiple of 16 in both Arabic scripts.
      .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) =>
        String(digit.charCodeAt(0) & 15),
      )
      .toUpperCase()
  )
}
