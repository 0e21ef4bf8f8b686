/** Grammatical functions of a language. */
export type Grammar = {
  /** Locale for numbers, BCP 47. */
  readonly locale: string
  /** Returns the plural form for a number. Replaces `#` with the number. */
  readonly count: (value: number, forms: Forms) => string
}

type Forms = Readonly<
  Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }
>

/** @param locale BCP 47, such as `ar-EG`, whose region determines the digits */
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
