import { describe, expect, test } from 'vitest'
import { grammarOf } from '../../../src/data/messages/Grammar'
import { languages } from '../../../src/data/messages/otherLanguages'
import { languageOf, tags } from '../../languages/allLanguages'
import { sentencesOf } from '../../languages/sentencesOf'

const names = ['Alpha', 'Beta', 'Gamma'] as const
/** Words that a language shares with English. */
const shared: Readonly<Record<string, readonly string[]>> = {
  de: ['Mainnet', 'Testnet'],
  es: ['Tokens'],
  fr: ['Transaction'],
  id: ['Mainnet', 'Testnet'],
  it: ['Mainnet', 'Testnet'],
  'pt-BR': ['Tokens'],
}

/** The script of each language that does not use Latin letters. */
const scripts: Readonly<Record<string, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  bn: /\p{Script=Bengali}/u,
  fa: /\p{Script=Arabic}/u,
  hi: /\p{Script=Devanagari}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /\p{Script=Hangul}/u,
  ru: /\p{Script=Cyrillic}/u,
  th: /\p{Script=Thai}/u,
  uk: /\p{Script=Cyrillic}/u,
  'zh-CN': /\p{Script=Han}/u,
  'zh-TW': /\p{Script=Han}/u,
}

/** Returns every message with names as its values. The message that only joins two others has no words. */
const written = (messages: unknown) =>
  sentencesOf(messages, (place) =>
    place === 'notice.wrongAccount' ? [] : [names],
  ).map(({ place, text }) => [place, text] as const)

const theirs = new Map(written(languageOf('en')))
const translated = tags.filter((tag) => tag !== 'en')
const namesIn = (sentence = '') =>
  names.filter((name) => sentence.includes(name))

describe.each(translated)('in %s', (tag) => {
  const ours = written(languageOf(tag))
  const placesOf = (isWrong: (sentence: string, place: string) => boolean) =>
    ours.flatMap(([place, sentence]) =>
      isWrong(sentence, place) ? `${place}: ${sentence}` : [],
    )

  test('every English message has a translation', () => {
    expect(ours.map(([place]) => place).sort()).toEqual(
      [...theirs.keys()].sort(),
    )
  })

  test('no message is in English', () => {
    const same = placesOf((sentence, place) => sentence === theirs.get(place))
    const words = new Set(same.map((line) => line.replace(/^.*?: /, '')))
    expect([...words].sort()).toEqual(shared[tag] ?? [])
  })

  test('every message contains the same values as the English one', () => {
    const wrong = placesOf(
      (sentence, place) =>
        namesIn(sentence).join() !== namesIn(theirs.get(place)).join(),
    )
    expect(wrong).toEqual([])
  })

  test('every message uses the script of the language', () => {
    const script = scripts[tag] ?? /\p{Script=Latin}/u
    const bare = (sentence: string) =>
      names.reduce((rest, name) => rest.replaceAll(name, ''), sentence)
    // In some languages, an amount on a network consists of two names only.
    expect(placesOf((sentence) => !script.test(bare(sentence)))).toEqual([])
  })

  test('no message contains double spaces, straight quotes or three dots', () => {
    expect(
      placesOf((sentence) => /\s\s|^\s|\s$|["']|\.\.\./.test(sentence)),
    ).toEqual([])
  })
})

test.each(translated)('the language %s has its writing direction', (tag) => {
  const { button, dialogs } = languageOf(tag)
  expect(button.dir).toBe(/^(ar|fa)$/.test(tag) ? 'rtl' : 'ltr')
  expect([button.locale, dialogs.locale]).toEqual([tag, tag])
})

test.each([
  [
    'pl',
    [1, 2, 5, 12, 22, 25],
    '1 wynik, 2 wyniki, 5 wyników, 12 wyników, 22 wyniki, 25 wyników',
  ],
  [
    'ar-EG',
    [0, 1, 2, 3, 11, 100],
    'لا نتائج, نتيجة واحدة, نتيجتان, ٣ نتائج, ١١ نتيجة, ١٠٠ نتيجة',
  ],
  ['de', [1, 1000], '1 Ergebnis, 1.000 Ergebnisse'],
] as const)(
  'numbers of results in %s have the correct plural form',
  async (locale, counts, forms) => {
    const [tag = ''] = locale.split('-')
    // The tag is a key of the table, like in the cases above.
    const { messages } = await languages[tag as keyof typeof languages]()
    const { found } = messages(grammarOf(locale)).dialogs.search
    expect(counts.map(found).join(', ')).toBe(forms)
  },
)
