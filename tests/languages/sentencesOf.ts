export type Sentence = {
  /** Its path in the messages, such as `dialogs.connect.title`. */
  readonly place: string
  readonly text: string
  /** What the function at that place was called with; none for a plain text. */
  readonly values: Values
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
  values: Values = [],
): readonly Sentence[] {
  if (typeof messages === 'string')
    return settings.has(place) ? [] : [{ place, text: messages, values }]
  if (typeof messages === 'function')
    return valuesFor(place).flatMap((some) =>
      sentencesOf(messages(...some), valuesFor, place, some),
    )
  if (typeof messages !== 'object' || !messages) return []
  return Object.entries(messages).flatMap(([key, value]) =>
    sentencesOf(value, valuesFor, place ? `${place}.${key}` : key, values),
  )
}
