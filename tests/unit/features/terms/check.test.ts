import { expect, test } from 'vitest'
import { ConfigurationError } from '../../../../src/errors/ConfigurationError.initial'
import { checkTerms } from '../../../../src/features/terms/check'

const text = 'You agree to our [Terms](https://shop.example/terms).'
const german = 'Sie stimmen unseren [AGB](https://shop.example/agb) zu.'

test.each([
  { text },
  { text: { en: text, 'pt-BR': text, de: german } },
  { text, mustAccept: true, version: '2026-11' },
  { text, mustAccept: false },
])('checkTerms accepts valid terms: %o', (terms) => {
  expect(() => checkTerms(terms)).not.toThrow()
})

test.each([
  [true, 'The `terms` have no `text`, or it is not a string.'],
  ['text', 'The `terms` have no `text`, or it is not a string.'],
  [{}, 'The `terms` have no `text`, or it is not a string.'],
  [{ text: ' ' }, 'The `terms` have no `text`, or it is not a string.'],
  [{ text: {} }, 'The `terms` have no `text`, or it is not a string.'],
  [
    { text: { en: text, de: 5 } },
    'The `terms` have no `text`, or it is not a string.',
  ],
  [{ text: null }, 'The `terms` have no `text`, or it is not a string.'],
  [
    { text: { en: text, 'not a tag': german } },
    'A key of the `terms` is not a language tag: "not a tag".',
  ],
  [{ text: 'You agree.' }, 'The `terms` have no link, or an invalid one'],
  [
    { text: `${text} [Privacy](https://shop.example/a b)` },
    'The `terms` have no link, or an invalid one',
  ],
  [
    { text: { en: text, de: '[AGB](http://shop.example/agb)' } },
    'A link of the `terms` is not an https URL: "http://shop.example/agb".',
  ],
  [
    { text: '[Terms](javascript:alert`1`)' },
    'A link of the `terms` is not an https URL: "javascript:alert`1`".',
  ],
  [
    { text: '[Terms](/terms)' },
    'A link of the `terms` is not an https URL: "/terms".',
  ],
  [{ text: '[Terms](https://)' }, 'is not an https URL: "https://".'],
  [{ text: `<b>Note:</b> ${text}` }, 'The `terms` contain HTML'],
  [{ text, mustAccept: 'yes' }, '`mustAccept` of the `terms` is not a boolean'],
  [{ text, version: 3 }, '`version` of the `terms` is not a string: "3".'],
  [{ text, version: '' }, '`version` of the `terms` is not a string: "".'],
])(
  'checkTerms throws an error that explains invalid terms: %o',
  (terms, told) => {
    expect(() => checkTerms(terms)).toThrow(ConfigurationError)
    expect(() => checkTerms(terms)).toThrow(told)
  },
)
