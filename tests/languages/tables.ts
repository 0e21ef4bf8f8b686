import { equalIn, missingIn, type Pair } from './compareSentences'

export type Compared = {
  readonly tag: string
  readonly pairs: readonly Pair[]
  readonly bytes: number
}

/** Returns one line for each language, then the sentences that need a look. */
export function overviewOf(languages: readonly Compared[]): readonly string[] {
  const rows = languages.map(({ tag, pairs, bytes }) => [
    tag,
    String(pairs.length),
    String(missingIn(pairs).length),
    String(equalIn(pairs).length),
    String(bytes),
  ])
  const head = ['language', 'sentences', 'missing', 'as English', 'about gzip']
  return [
    ...[head, ...rows].map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(8) : cell.padStart(12),
        )
        .join(''),
    ),
    ...languages.flatMap(({ tag, pairs }) => [
      ...missingIn(pairs).map(({ place }) => `${tag} lacks ${place}`),
      ...equalIn(pairs).map(
        ({ place, english }) => `${tag} is as English: ${place}, “${english}”`,
      ),
    ]),
  ]
}

/** Where the sentences of a place are written. Any other place is in the language's own file. */
const sharedFiles: readonly (readonly [RegExp, string])[] = [
  [/^badges\./, 'src/messages/badges.ts'],
  [/^wallets\./, 'src/messages/wallets.ts'],
  [/^connectWith$/, 'src/messages/connectWith.ts'],
]

const fileOf = (tag: string, place: string) =>
  sharedFiles.find(([places]) => places.test(place))?.[1] ??
  `src/messages/languages/${tag}.ts`

/**
 * Returns every sentence of a language under its English, under the file where it is written, for a native speaker to
 * read through.
 * @param isSafety Tells whether a sentence protects the visitor, and so must keep all that it says.
 */
export function reviewOf(
  { tag, pairs }: Compared,
  isSafety: (place: string) => boolean,
): readonly string[] {
  const width = Math.max(2, tag.length)
  return pairs.flatMap((pair, index) => {
    const { place, english, theirs } = pair
    const file = fileOf(tag, place)
    const before = pairs[index - 1]
    const isFirst = !before || fileOf(tag, before.place) !== file
    const marks = [
      ...(isSafety(place) ? ['safety: keep all of it'] : []),
      ...(equalIn([pair]).length > 0 ? ['as English'] : []),
    ]
    return [
      ...(isFirst ? [`=== ${file}`, ''] : []),
      [place, ...marks].join('   # '),
      `  ${'en'.padEnd(width)}  ${english}`,
      `  ${tag.padEnd(width)}  ${theirs ?? '(missing)'}`,
      '',
    ]
  })
}
