import { placeholders } from './placeholders'
import { type Sentence, sentencesOf } from './sentencesOf'
import { valueNames } from './valueNames'

/** An English sentence beside its translation, with placeholders such as `{wallet}` for values. */
export type Pair = {
  /** Its path in the messages, such as `dialogs.connect.title`; with a number in parentheses if it has one. */
  readonly place: string
  readonly english: string
  /** `undefined` if the language lacks the sentence. */
  readonly theirs: string | undefined
}

/**
 * Returns every English sentence beside its translation, in the order of the English files.
 * @param locale of the translation, BCP 47
 */
export function compareSentences(
  english: unknown,
  theirs: unknown,
  locale: string,
): readonly Pair[] {
  const valuesFor = placeholders(valueNames(english), locale)
  const translated = new Map(
    sentencesOf(theirs, valuesFor).map((each) => [placeOf(each), each.text]),
  )
  return sentencesOf(english, valuesFor).map((each) => ({
    place: placeOf(each),
    english: each.text,
    theirs: translated.get(placeOf(each)),
  }))
}

function placeOf({ place, values }: Sentence): string {
  const [value] = values
  return typeof value === 'number' ? `${place} (${value})` : place
}

/** Returns the sentences that the language lacks. */
export const missingIn = (pairs: readonly Pair[]): readonly Pair[] =>
  pairs.filter(({ theirs }) => theirs === undefined)

/** Returns the sentences that read the same in English: a word that both languages have, or one left untranslated. */
export const equalIn = (pairs: readonly Pair[]): readonly Pair[] =>
  pairs.filter(
    ({ english, theirs }) =>
      theirs === english && /\p{L}/u.test(theirs.replace(/\{\w+\}/g, '')),
  )
