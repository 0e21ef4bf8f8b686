import { expect, test } from 'vitest'
import { ConfigurationError } from '../../../../src/errors/ConfigurationError'
import { createAcceptance } from '../../../../src/features/terms/acceptance'
import { checkTerms } from '../../../../src/features/terms/check'
import { safeStorage } from '../../../../src/platform/storage/storage'

const text = 'You agree to our [Terms](https://shop.example/terms).'
const terms = { text, mustAccept: true } as const

/** Returns a storage that persists over all visits. */
function aVisitor() {
  const kept = new Map<string, string>()
  return safeStorage(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }))
}

test('the acceptance counts as missed after a choice without it, until the visitor accepts or the dialog closes', () => {
  const { addMissed, answer, clearMissed, getConsent, subscribe } =
    createAcceptance(terms, aVisitor())
  let told = 0
  const stop = subscribe(() => {
    told += 1
  })
  addMissed()
  addMissed()
  expect(getConsent()).toEqual({ isAccepted: false, missed: 2 })
  clearMissed()
  clearMissed()
  expect(getConsent()).toEqual({ isAccepted: false, missed: 0 })
  addMissed()
  answer(true)
  expect(getConsent()).toEqual({ isAccepted: true, missed: 0 })
  expect(told).toBe(5)
  stop()
  answer(false)
  expect(told).toBe(5)
})

test('an acceptance is stored for its version only, and can be withdrawn', () => {
  const visitor = aVisitor()
  const isAccepted = (given: object) =>
    createAcceptance({ ...terms, ...given }, visitor).getConsent().isAccepted
  createAcceptance({ ...terms, version: '1' }, visitor).answer(true)
  expect(isAccepted({ version: '1' })).toBe(true)
  expect(isAccepted({ version: '1', text: `${text} Really.` })).toBe(true)
  expect(isAccepted({ version: '2' })).toBe(false)
  expect(isAccepted({})).toBe(false)
  createAcceptance({ ...terms, version: '1' }, visitor).answer(false)
  expect(isAccepted({ version: '1' })).toBe(false)
})

test('with blocked storage, the acceptance lasts until the page unloads', () => {
  const blocked = () =>
    safeStorage(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
  const storage = blocked()
  const { answer, getConsent } = createAcceptance(terms, storage)
  expect(getConsent().isAccepted).toBe(false)
  answer(true)
  expect(getConsent().isAccepted).toBe(true)
  const later = createAcceptance(terms, blocked())
  expect(later.getConsent().isAccepted).toBe(false)
})

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
