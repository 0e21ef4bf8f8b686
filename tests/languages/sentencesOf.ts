/** A sentence with the values that it was called with. */
export type Sentence = {
  /** Its path in the messages, such as `dialogs.connect.title`. */
  readonly place: string
  readonly text: string
}

type Values = readonly unknown[]

/** Texts that nobody reads. */
const settings = new Set(['button.locale', 'button.dir', 'dialogs.locale'])

/**
 * Returns every sentence of a language.
 * @param valuesFor Returns what to call the function at a place with, once for each sentence wanted of it.
 */
export function sentencesOf(
  messages: unknown,
  valuesFor: (place: string) => readonly Values[],
  place = '',
): readonly Sentence[] {
  if (typeof messages === 'string')
    return settings.has(place) ? [] : [{ place, text: messages }]
  if (typeof messages === 'function')
    return valuesFor(place).flatMap((values) =>
      sentencesOf(messages(...values), valuesFor, place),
    )
  if (typeof messages !== 'object' || !messages) return []
  return Object.entries(messages).flatMap(([key, value]) =>
    sentencesOf(value, valuesFor, place ? `${place}.${key}` : key),
  )
}
