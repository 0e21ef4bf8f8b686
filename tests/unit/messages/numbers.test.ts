import { expect, test } from 'vitest'
import { english } from '../../../src/data/messages/english'
import { type Grammar, grammarOf } from '../../../src/data/messages/Grammar'
import { languages } from '../../../src/data/messages/otherLanguages'
import { languageOf } from '../../languages/allLanguages'

type Forms = Parameters<Grammar['count']>[1]

/** The plural forms of every message with a number, in all languages. */
const counted = await Promise.all(
  Object.entries(languages).map(async ([tag, fetch]) => {
    const { messages } = await fetch()
    const written: Forms[] = []
    const { dialogs } = messages({
      locale: tag,
      count: (_, forms) => {
        written.push(forms)
        return ''
      },
    })
    dialogs.search.found(1)
    dialogs.account.recent.more(1)
    const [found, more] = written
    return { tag, found, more }
  }),
)

/** In these languages, a noun has the same form after every number. */
const invariable = ['bn', 'fa', 'id', 'ja', 'ko', 'th', 'tr', 'vi']
const isInvariable = (tag: string) =>
  /^zh-/.test(tag) || invariable.includes(tag)

test.each(counted)(
  'the number of results in $tag has every plural form of the language',
  ({ tag, found = { other: '' } }) => {
    const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions()
    expect(Object.keys(found).sort()).toEqual(
      isInvariable(tag) ? ['other'] : [...pluralCategories].sort(),
    )
  },
)

test.each(counted)(
  '“show more” in $tag contains no noun, so that it fits every number, and tokens as well as transactions',
  ({ more }) => {
    expect(more).toEqual({ other: expect.stringContaining('#') })
  },
)

test.each(counted)(
  'every form in $tag shows its number, unless the language has a word for it',
  ({ tag, found = { other: '' } }) => {
    const without = Object.entries(found).flatMap(([category, form]) =>
      form.includes('#') ? [] : category,
    )
    expect(without).toEqual(tag === 'ar' ? ['zero', 'one', 'two'] : [])
  },
)

test.each([
  ['es', '1 resultado, 2 resultados, 1.000.000 de resultados'],
  ['fr', '1 résultat, 2 résultats, 1 000 000 de résultats'],
  ['it', '1 risultato, 2 risultati, 1.000.000 di risultati'],
  ['pt-BR', '1 resultado, 2 resultados, 1.000.000 de resultados'],
] as const)('a million in %s is followed by “of”', async (tag, written) => {
  const { messages } = await languages[tag]()
  const { found } = messages(grammarOf(tag)).dialogs.search
  expect([1, 2, 1_000_000].map(found).join(', ').replace(/\s/gu, ' ')).toBe(
    written,
  )
})

test('English has different forms for one result and for other numbers', () => {
  expect([0, 1, 2].map(english.dialogs.search.found)).toEqual([
    '0 results',
    '1 result',
    '2 results',
  ])
})

const severalForms = ['es', 'fr', 'it', 'pl', 'pt-BR', 'ru', 'uk'] as const

test.each([...severalForms, 'ar', 'hi'] as const)(
  'the captions of one wallet in %s differ from the headings of several',
  (tag) => {
    const { installed, recent, groups } = languageOf(tag).dialogs.connect
    expect(installed).not.toBe(groups.Installed)
    if (severalForms.some((each) => each === tag))
      expect(recent).not.toBe(groups.Recent)
  },
)
