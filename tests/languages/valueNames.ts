/**
 * Returns the names of the values in each English sentence, by its place: `['wallet']` for
 * `dialogs.asking.confirmIn`. The English functions are where they are named.
 */
export function valueNames(
  messages: unknown,
  place = '',
): ReadonlyMap<string, readonly string[]> {
  if (typeof messages === 'function')
    return new Map([[place, parametersOf(messages)]])
  if (typeof messages !== 'object' || !messages) return new Map()
  return new Map(
    Object.entries(messages).flatMap(([key, value]) => [
      ...valueNames(value, place ? `${place}.${key}` : key),
    ]),
  )
}

/** The names between the parentheses of an arrow function; without the mark of one that is not used. */
function parametersOf(sentence: unknown): readonly string[] {
  const [, names = ''] = /^\(?([^()=]*)\)?\s*=>/.exec(String(sentence)) ?? []
  return names.match(/[a-z]\w*/gi) ?? []
}
