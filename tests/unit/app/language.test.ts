import { expect, test } from 'vitest'
import { languageOf } from '../../../src/app/language'

test.each([
  [['en-US'], 'en'],
  [['ar'], 'ar'],
  [['ar-EG', 'en'], 'ar-EG'],
  [['AR-sa'], 'ar-SA'],
  [['en-GB', 'ar'], 'en'],
  [['eo', 'ar-MA', 'en'], 'ar-MA'],
  [['eo'], 'en'],
  [['arn-CL'], 'en'],
  [['constructor'], 'en'],
  [[''], 'en'],
  [[], 'en'],
] as const)('who wants %j is spoken to in %s', async (wanted, locale) => {
  const { button } = await languageOf(wanted).load()
  expect(button.locale).toBe(locale)
})

test('English is there at once, another language when it has come', async () => {
  expect(languageOf(['en']).get()?.button.locale).toBe('en')
  const arabic = languageOf(['ar'])
  expect(arabic.get()).toBeUndefined()
  const arrived = await arabic.load()
  expect(arabic.get()).toBe(arrived)
  expect(arrived.button.dir).toBe('rtl')
})
