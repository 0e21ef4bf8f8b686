/** What the sentences of a language are written with. */
export type Grammar = {
  /** For the numbers in them, BCP 47. */
  readonly locale: string
  /** The form that goes with a number. `#` stands for the number. */
  readonly count: (value: number, forms: Forms) => string
}

type Forms = Readonly<
  Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }
>

/** @param locale BCP 47, such as `ar-EG`: its numerals are those of the place */
export function grammarOf(locale: string): Grammar {
  const rules = new Intl.PluralRules(locale)
  return {
    locale,
    count(value, forms) {
      const form = forms[rules.select(value)] ?? forms.other
      return form.replace('#', value.toLocaleString(locale))
    },
  }
}
