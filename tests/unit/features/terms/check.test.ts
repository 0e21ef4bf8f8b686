import { expect, test } from 'vitest'
import { ConfigurationError } from '../../../../src/errors/ConfigurationError'
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

const noText = 'The `terms` have no `text`, or it is not a string.'
const noLink = 'The `terms` have no link, or an invalid one'
const notHttps = 'A link of the `terms` is not an https URL: '

test.each([
  [true, noText],
  ['text', noText],
  [{}, noText],
  [{ text: ' ' }, noText],
  [{ text: {} }, noText],
  [{ text: { en: text, de: 5 } }, noText],
  [{ text: null }, noText],
  [
    { text: { en: text, 'not a tag': german } },
    'A key of the `terms` is not a language tag: "not a tag".',
  ],
  [{ text: 'You agree.' }, noLink],
  [{ text: `${text} [Privacy](https://shop.example/a b)` }, noLink],
  [
    { text: { en: text, de: '[AGB](http://shop.example/agb)' } },
    `${notHttps}"http://shop.example/agb".`,
  ],
  [{ text: '[Terms](javascript:alert`1`)' }, `${notHttps}"javascript:alert`],
  [{ text: '[Terms](/terms)' }, `${notHttps}"/terms".`],
  [{ text: '[Terms](https://)' }, `${notHttps}"https://".`],
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
