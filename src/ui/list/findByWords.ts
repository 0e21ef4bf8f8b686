/**
 * The entries that have every typed word somewhere in their texts, those whose first text begins with
 * what was typed before the others. Capitals, accents and the digits' script make no difference.
 * @param textsOf the entry's name first, then everything else that it can be found by
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

/** Entries that start with it first, then those that contain it, then those found by other texts. */
function rank(at: number): number {
  return at > 0 ? 1 : at < 0 ? 2 : 0
}

function plain(text = ''): string {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      // The two Arabic rows of digits begin at a multiple of sixteen.
      .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) =>
        String(digit.charCodeAt(0) & 15),
      )
      .toUpperCase()
  )
}
