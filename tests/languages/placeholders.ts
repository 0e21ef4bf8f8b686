/**
 * Returns what to write in place of the values of a sentence: `{wallet}` for a wallet's name. A sentence with a number
 * is written once for each form that the language tells apart, such as 1, 2 and 5 in Polish.
 * @param names of the values, by the place of the sentence
 * @param locale BCP 47
 */
export function placeholders(
  names: ReadonlyMap<string, readonly string[]>,
  locale: string,
): (place: string) => readonly (readonly unknown[])[] {
  const numbers = oneOfEachForm(locale)
  return (place) => {
    const own = names.get(place) ?? []
    return own.includes('count')
      ? numbers.map((number) => [number])
      : [own.map((name) => `{${name}}`)]
  }
}

/** The smallest number of each plural form that whole numbers have. */
function oneOfEachForm(locale: string): readonly number[] {
  const rules = new Intl.PluralRules(locale)
  const byForm = new Map<string, number>()
  for (const number of [...Array(101).keys(), 1_000_000].slice(1).concat(0)) {
    const form = rules.select(number)
    if (!byForm.has(form)) byForm.set(form, number)
  }
  return [...byForm.values()].sort((one, other) => one - other)
}
