import { describe, expect, test } from 'vitest'
import { languageOf, type Tag, tags } from '../../languages/allLanguages'
import { sentencesOf } from '../../languages/sentencesOf'

const values = ['Alpha', 'Beta', 'Gamma'] as const
const isolated = /\u2068[^\u2066-\u2069]*\u2069/gu
const hidden = /[\u061c\u200e\u200f\u2066-\u2069]/u
/**
 * Values that are not names, amounts or addresses, because `count` writes the numbers, and the third message joins two
 * others.
 */
const otherValues = new Set([
  'dialogs.search.found',
  'dialogs.account.recent.more',
  'notice.wrongAccount',
])
const names = valueNames(languageOf('en'))

/** Returns every message with a value. Those of the account button also come without a chain or a balance. */
function sentencesWithValues(tag: Tag) {
  const [account, chain, balance] = values
  return sentencesOf(languageOf(tag), (place) => {
    if (otherValues.has(place)) return []
    return place === 'button.yourAccount'
      ? [[account], [account, chain], [account, undefined, balance], values]
      : [values]
  }).filter(({ text }) => values.some((value) => text.includes(value)))
}

const linesOf = (sentences: ReturnType<typeof sentencesWithValues>) =>
  sentences.map(({ place, text }) => `${place}: ${text}`)

describe.each(tags)('in %s', (tag) => {
  const isRtl = languageOf(tag).button.dir === 'rtl'

  test(
    isRtl
      ? 'every name, amount and address in a sentence is isolated from the sentence'
      : 'no sentence has invisible marks, because the language is read from left to right',
    () => {
      const sentences = sentencesWithValues(tag)
      expect(sentences.length).toBeGreaterThan(55)
      const wrong = sentences.filter(({ text }) =>
        isRtl
          ? values.some((value) => text.replace(isolated, '').includes(value))
          : hidden.test(text),
      )
      expect(linesOf(wrong)).toEqual([])
    },
  )
})

test.each([
  ['pl', /aplikacj\p{L}+ Alpha/u],
  ['ru', /приложени\p{L}+ Alpha/u],
  ['uk', /застосун\p{L}+ Alpha/u],
] as const)(
  'the app’s name in %s is never declined, because it begins the sentence or follows a noun that is declined instead',
  (tag, afterNoun) => {
    const sentences = sentencesOf(languageOf(tag), (place) =>
      names.get(place)?.includes('app') ? [values] : [],
    ).filter(({ text }) => text.includes('Alpha'))
    expect(sentences.map(({ place }) => place)).toEqual([
      'dialogs.intro.keyText',
      'dialogs.signIn.ask',
      'dialogs.signIn.unprepared.title',
      'dialogs.signIn.unverified.title',
      'dialogs.account.recent.none',
    ])
    const wrong = sentences.filter(
      ({ text }) => !text.startsWith('Alpha') && !afterNoun.test(text),
    )
    expect(linesOf(wrong)).toEqual([])
  },
)

test.each(tags)(
  'the label of the wrong-account button in %s begins with its visible text, and then names the connected account',
  (tag) => {
    const { button, notice } = languageOf(tag)
    const seen = notice.switchAccount('Alpha')
    const connected = button.yourAccount('Beta', 'Gamma', undefined)
    const said = notice.wrongAccount(seen, connected)
    expect(said.replace(/^(.*Alpha.*?)[.,。।]\s?(.*Beta.*)$/u, '$1|$2')).toBe(
      `${seen}|${connected}`,
    )
  },
)

/**
 * Returns the names of the values in each English sentence, by its place: `['wallet']` for
 * `dialogs.asking.confirmIn`. The English functions are where they are named.
 */
function valueNames(
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
